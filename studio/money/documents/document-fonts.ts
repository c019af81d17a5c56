import type { DocumentFace } from '#platform/media/document-node.ts';

/** Latin-1 and Latin Extended-A. Uncompressed: fontkit decompresses a WOFF table for every glyph. */
export const titleFace = 'Bodoni Moda';
export const textFace = 'Schibsted Grotesk';

const folder = 'studio/money/documents/fonts';

export const paperFaces: readonly DocumentFace[] = [
  { family: titleFace, weight: 500, style: 'normal', file: `${folder}/bodoni-moda-500.ttf` },
  { family: titleFace, weight: 500, style: 'italic', file: `${folder}/bodoni-moda-500-italic.ttf` },
  { family: textFace, weight: 400, style: 'normal', file: `${folder}/schibsted-grotesk-400.ttf` },
  { family: textFace, weight: 600, style: 'normal', file: `${folder}/schibsted-grotesk-600.ttf` },
  ...fallback('Noto Sans', 'noto-sans'),
  ...fallback('Noto Sans Hebrew', 'noto-sans-hebrew'),
  ...fallback('Noto Sans Arabic', 'noto-sans-arabic'),
  ...fallback('Noto Sans Math', 'noto-sans-math', [400]),
];

/** Cut by scripts/documents/cut-fonts.ts. */
function fallback(family: string, name: string, weights = [400, 600]): DocumentFace[] {
  return weights.map((weight) => ({
    family,
    weight,
    style: 'normal',
    file: `${folder}/${name}-${weight}.ttf`,
    isFallback: true,
  }));
}

/** For drawings of text, which would otherwise depend on the fonts of the machine. */
export const drawnFallbacks = paperFaces
  .filter(({ isFallback, weight }) => isFallback && weight === 400)
  .map(({ family, file }) => ({ family, file }));

/** By the family names in the files, which drawings of text go by. */
export const drawnFaces = {
  title: { family: 'Bodoni Moda Medium', file: `${folder}/bodoni-moda-500.ttf` },
  name: { family: 'Schibsted Grotesk SemiBold', file: `${folder}/schibsted-grotesk-600.ttf` },
} as const;
