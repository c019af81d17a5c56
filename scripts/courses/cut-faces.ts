import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';

/*
 * Subsets the document fonts to the letters used on exercise sheets: `node scripts/courses/cut-faces.ts`. The
 * output is committed so that sheets do not differ between machines (docs/decisions/060-pdf-documents.md).
 */
const fonts = new URL('../../studio/money/documents/fonts/', import.meta.url);
const danish = 'æøåÆØÅéÉ';
const alphabet = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz${danish}`;

const written = `${alphabet}0123456789 .,:;!?()-–…‘’“”'"/`;

/** Letters needed from each font. */
const faces = {
  lead: { file: 'bodoni-moda-500.ttf', alphabet: written },
  heading: { file: 'bodoni-moda-500-italic.ttf', alphabet: `${alphabet} ,-’` },
  text: { file: 'schibsted-grotesk-400.ttf', alphabet: written },
  strong: { file: 'schibsted-grotesk-600.ttf', alphabet: 'ABCDEFGHis#0123456789' },
};

/** The part used here of the font engine that the PDF library includes. */
interface Engine {
  create(bytes: Buffer): {
    postscriptName: string;
    unitsPerEm: number;
    ascent: number;
    descent: number;
    capHeight: number;
    italicAngle: number;
    bbox: Record<'minX' | 'minY' | 'maxX' | 'maxY', number>;
    glyphForCodePoint(code: number): { id: number; advanceWidth: number };
    layout(text: string): { positions: Array<{ xAdvance: number }> };
    createSubset(): { includeGlyph(id: number): number; encode(): Uint8Array };
  };
}
const { resolve } = createRequire(import.meta.url);
const engine = createRequire(resolve('@react-pdf/renderer'))('fontkit') as Engine;

const cut = Object.entries(faces).map(([name, face]) => {
  const font = engine.create(readFileSync(new URL(face.file, fonts)));
  const thousand = (units: number) => Math.round((1000 * units) / font.unitsPerEm);
  const subset = font.createSubset();
  const glyphs = [...new Set(face.alphabet)].sort().map((letter) => {
    const { id, advanceWidth } = font.glyphForCodePoint(letter.codePointAt(0)!);
    if (id === 0) throw new Error(`${face.file} has no ${letter}`);
    return [letter, [subset.includeGlyph(id), thousand(advanceWidth)]];
  });
  // Kerning is visible after capitals only.
  const pairs = [...'AFKLPTVWY'].flatMap((first) =>
    [...alphabet.slice(26)].flatMap((second) => {
      const [position] = font.layout(first + second).positions;
      const { advanceWidth } = font.glyphForCodePoint(first.codePointAt(0)!);
      const closer = thousand((position?.xAdvance ?? advanceWidth) - advanceWidth);
      return closer === 0 ? [] : [[first + second, closer]];
    }),
  );
  const bytes = subset.encode();
  return [
    name,
    {
      name: font.postscriptName,
      box: [font.bbox.minX, font.bbox.minY, font.bbox.maxX, font.bbox.maxY].map(thousand),
      ascent: thousand(font.ascent),
      descent: thousand(font.descent),
      capHeight: thousand(font.capHeight),
      italicAngle: Math.round(font.italicAngle),
      glyphs: Object.fromEntries(glyphs),
      pairs: name === 'strong' ? {} : Object.fromEntries(pairs),
      length: bytes.length,
      deflated: deflateSync(bytes, { level: 9 }).toString('base64'),
    },
  ];
});
writeFileSync(new URL('sheet-faces.json', fonts), `${JSON.stringify(Object.fromEntries(cut))}\n`);
