import type { DocumentFace } from '#platform/media/document-node.ts';

/**
 * The faces of the site, cut for print: single weights with all of Latin-1 and Latin Extended-A, so that any name can be written.
 * Not compressed: of a WOFF the library unpacks a whole table anew for every letter it takes,
 * which is more than half of a paper's time.
 * No glyph in the files is put together of others: the library would load A as a part of Å and then forget that it is a letter.
 */
export const titleFace = 'Bodoni Moda';
export const textFace = 'Schibsted Grotesk';

const folder = 'studio/documents/fonts';

export const paperFaces: readonly DocumentFace[] = [
  { family: titleFace, weight: 500, style: 'normal', file: `${folder}/bodoni-moda-500.ttf` },
  { family: titleFace, weight: 500, style: 'italic', file: `${folder}/bodoni-moda-500-italic.ttf` },
  { family: textFace, weight: 400, style: 'normal', file: `${folder}/schibsted-grotesk-400.ttf` },
  { family: textFace, weight: 600, style: 'normal', file: `${folder}/schibsted-grotesk-600.ttf` },
];
