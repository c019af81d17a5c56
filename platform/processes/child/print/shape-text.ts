import type { Font, Glyph, GlyphPosition } from 'fontkit';

/** A letter with its marks, which line breaking and right-to-left order keep together. */
export interface Cluster extends Glyph {
  parts?: readonly { glyph: Glyph; x: number; y: number }[];
}

/** Shadda is below the vowel that follows it in Unicode's order (HarfBuzz, modified combining classes). */
const shaddaAfterVowel = /([\u064b-\u0650\u0652\u0670]+)\u0651/g;

/**
 * The layout library drops the offsets of marks, and reverses glyphs of right-to-left text with the marks in front of
 * their letters. As one glyph of several parts, a letter keeps them (draw-glyphs.ts).
 */
export function keepMarksOnLetters(font: Font): Font {
  forgetTextOfGlyphs(font);
  const shape = font.layout.bind(font);
  font.layout = (text, features) => {
    const shaped = shape(text.replace(shaddaAfterVowel, '\u0651$1'), features, undefined, undefined, 'ltr');
    return { ...shaped, ...clustered(shaped) };
  };
  return font;
}

/** fontkit answers every later use of a glyph with the text of its first one, in all documents of the process. */
function forgetTextOfGlyphs(font: Font): void {
  const known = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = known(id, codePoints);
    if (glyph.codePoints.join() === codePoints.join()) return glyph;
    const isMark = codePoints.length > 0 && codePoints.every((each) => mark.test(String.fromCodePoint(each)));
    return Object.create(glyph, { codePoints: { value: codePoints }, isMark: { value: isMark } });
  };
}

const mark = /\p{M}/u;

function clustered({ glyphs, positions }: { glyphs: Glyph[]; positions: GlyphPosition[] }): {
  glyphs: Cluster[];
  positions: GlyphPosition[];
} {
  const found: { glyphs: Cluster[]; positions: GlyphPosition[] } = { glyphs: [], positions: [] };
  for (let at = 0; at < glyphs.length; ) {
    let end = at + 1;
    while (end < glyphs.length && belongsToLetter(glyphs[end]!)) end += 1;
    const [glyph, position] = joined(glyphs.slice(at, end), positions.slice(at, end));
    found.glyphs.push(glyph);
    found.positions.push(position);
    at = end;
  }
  return found;
}

/** Also the dots that some fonts set as glyphs of their own. */
const belongsToLetter = ({ isMark, codePoints }: Glyph) => isMark || codePoints.length === 0;

function joined(glyphs: Glyph[], positions: GlyphPosition[]): [Cluster, GlyphPosition] {
  const [first] = glyphs as [Glyph];
  const [only] = positions as [GlyphPosition];
  if (glyphs.length === 1 && only.xOffset === 0 && only.yOffset === 0) return [first, only];
  let pen = 0;
  const parts = glyphs.map((glyph, at) => {
    const { xAdvance, xOffset, yOffset } = positions[at]!;
    const part = { glyph, x: pen + xOffset, y: yOffset };
    pen += xAdvance;
    return part;
  });
  const codePoints = glyphs.flatMap((glyph) => glyph.codePoints);
  const cluster = Object.create(first, { codePoints: { value: codePoints }, parts: { value: parts } });
  return [cluster as Cluster, { ...only, xAdvance: pen, xOffset: 0, yOffset: 0 }];
}
