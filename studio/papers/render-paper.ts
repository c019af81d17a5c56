import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { registerFonts } from './paper-fonts.ts';

/**
 * A document of this folder as a PDF with our fonts, its language and its bookmarks. Takes about 0.1 to 1 seconds of CPU,
 * so whoever serves one more than once keeps it. Throws when a picture cannot be read.
 * The library is heavy: import this file and the paper with `await import(…)` where one is wanted, so that a server that prints
 * nothing never loads it.
 */
export async function renderPaper(paper: ReactElement<DocumentProps>): Promise<Uint8Array<ArrayBuffer>> {
  registerFonts();
  return new Uint8Array(await renderToBuffer(paper));
}
