import { Buffer } from 'node:buffer';
import faces from './fonts/sheet-faces.json' with { type: 'json' };

export type SheetFace = keyof typeof faces;

interface Cut {
  /** Glyph id and width in thousandths of an em, by letter. */
  glyphs: Readonly<Record<string, readonly number[]>>;
  pairs: Readonly<Record<string, number>>;
}
const cut = (face: SheetFace): Cut => faces[face];

/** @throws for a letter outside the subset (scripts/courses/cut-faces.ts) */
function glyphOf(face: SheetFace, letter: string): readonly [glyph: number, width: number] {
  const [glyph, width] = cut(face).glyphs[letter] ?? [];
  if (glyph === undefined || width === undefined) throw new Error(`no ${letter} in the face ${face}`);
  return [glyph, width];
}

export function widthOf(face: SheetFace, size: number, text: string): number {
  const letters = [...text];
  const units = letters.reduce(
    (sum, letter, at) =>
      sum + glyphOf(face, letter)[1] + (cut(face).pairs[letter + (letters[at + 1] ?? '')] ?? 0),
    0,
  );
  return (units * size) / 1000;
}

export function shownBy(face: SheetFace, text: string): string {
  const letters = [...text];
  const parts = letters.map((letter, at) => {
    const closer = cut(face).pairs[letter + (letters[at + 1] ?? '')];
    return hex(glyphOf(face, letter)[0]) + (closer ? `>${-closer}<` : '');
  });
  return `[<${parts.join('')}>]`.replaceAll('<>', '');
}

/** PDF objects of a font; the first is the font dictionary. Numbered from `from`. */
export function faceObjects(face: SheetFace, from: number): string[] {
  const { name, box, ascent, descent, capHeight, italicAngle, length, deflated } = faces[face];
  const base = `/BaseFont /SHEETS+${name}`;
  const glyphs = Object.entries(cut(face).glyphs).map(
    ([letter, [glyph = 0, width = 0]]) => ({ letter, glyph, width }) as const,
  );
  const widths = glyphs.map(({ glyph, width }) => `${glyph} [${width}]`).join(' ');
  const bytes = Buffer.from(deflated, 'base64').toString('latin1');
  const letters = stream('', unicodeMap(glyphs));
  return [
    `<< /Type /Font /Subtype /Type0 ${base} /Encoding /Identity-H /DescendantFonts [${from + 1} 0 R] /ToUnicode ${from + 4} 0 R >>`,
    `<< /Type /Font /Subtype /CIDFontType2 ${base} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${from + 2} 0 R /CIDToGIDMap /Identity /W [${widths}] >>`,
    `<< /Type /FontDescriptor /FontName /SHEETS+${name} /Flags ${italicAngle === 0 ? 4 : 68} /FontBBox [${box.join(' ')}] /ItalicAngle ${italicAngle} /Ascent ${ascent} /Descent ${descent} /CapHeight ${capHeight} /StemV 80 /FontFile2 ${from + 3} 0 R >>`,
    stream(`/Filter /FlateDecode /Length1 ${length}`, bytes),
    letters,
  ];
}

function unicodeMap(glyphs: ReadonlyArray<{ letter: string; glyph: number }>): string {
  const lines = glyphs.map(({ letter, glyph }) => `<${hex(glyph)}> <${hex(letter.codePointAt(0)!)}>`);
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Letters def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    // The PDF specification allows 100 entries per block.
    `${lines.length} beginbfchar\n${lines.join('\n')}\nendbfchar`,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/** `content`: one character per byte. */
export function stream(about: string, content: string): string {
  return `<< ${about} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

function hex(number: number): string {
  return number.toString(16).toUpperCase().padStart(4, '0');
}
