import type { ReactElement } from 'react';
import { type Media, MediaFailed } from '#platform/media/media.ts';
import { paperFaces } from './document-fonts.ts';
import { plainDocument } from './plain-document.ts';

/** Renders in a child process, within about a second: callers cache it. Throws on an unreadable picture. */
export async function renderDocument(media: Media, paper: ReactElement): Promise<Uint8Array<ArrayBuffer>> {
  const [document] = plainDocument(paper);
  if (!document) throw new MediaFailed('print-document', 'unreadable', 'the paper is empty');
  return new Uint8Array(await media.run('print-document', { document, faces: paperFaces }));
}
