import type { ReactElement } from 'react';
import { type Media, MediaFailed } from '#platform/media/media.ts';
import { paperFaces } from './document-fonts.ts';
import { plainDocument } from './plain-document.ts';

/**
 * A document of this folder as a PDF with our fonts, its language and its bookmarks. Printed in a process of its own in
 * about 0.1 to 1 seconds, so whoever serves one more than once keeps it. Throws when a picture cannot be read.
 */
export async function renderDocument(media: Media, paper: ReactElement): Promise<Uint8Array<ArrayBuffer>> {
  const [document] = plainDocument(paper);
  if (!document) throw new MediaFailed('print-document', 'unreadable', 'the paper is empty');
  return new Uint8Array(await media.run('print-document', { document, faces: paperFaces }));
}
