import { expect, test } from 'vitest';
import { DocumentFonts } from '#platform/processes/child/print/document-fonts.ts';
import { splitByFace } from '#platform/processes/child/print/split-by-face.ts';
import names from '#tests/fixtures/text/names.json' with { type: 'json' };
import { paperFaces, textFace, titleFace } from './document-fonts.ts';

const fonts = new DocumentFonts(paperFaces);

function lettersWithoutGlyph(text: string, fontFamily: string): string[] {
  const style = { fontFamily, fontWeight: 500 };
  return splitByFace(text, fonts.facesFor(style, text)).flatMap((piece) => {
    const { data } = fonts.getFont({ ...style, fontFamily: piece.family });
    return [...piece.text].filter((letter) => data.glyphForCodePoint(letter.codePointAt(0)!).id === 0);
  });
}

const blocks: ReadonlyArray<readonly [name: string, first: number, last: number]> = [
  ['Latin', 0x20, 0x24f],
  ['Latin with two marks', 0x1e00, 0x1eff],
  ['Greek', 0x370, 0x3ff],
  ['Greek with breathings', 0x1f00, 0x1fff],
  ['Cyrillic', 0x400, 0x52f],
  ['Hebrew', 0x590, 0x5ff],
  ['Arabic', 0x600, 0x6ff],
  ['kana', 0x3040, 0x30ff],
  ['Hangul', 0xac00, 0xac00 + 600],
  ['Han', 0x4e00, 0x4e00 + 400],
];

test.each(blocks)('fonts: every letter of %s has a glyph of its own, or is a box', (_, first, last) => {
  for (let code = first; code <= last; code += 1) {
    const letter = String.fromCodePoint(code);
    for (const family of [titleFace, textFace])
      expect([code, lettersWithoutGlyph(letter, family)]).toEqual([code, []]);
  }
});

test.each(blocks.slice(0, 7))('fonts: %s has no letter that is a box', (_, first, last) => {
  const boxed: string[] = [];
  for (let code = first; code <= last; code += 1) {
    const letter = String.fromCodePoint(code);
    if (!/\p{L}/u.test(letter) || /\p{Script=Coptic}/u.test(letter)) continue;
    const [piece] = splitByFace(letter, fonts.facesFor({ fontFamily: textFace }, letter));
    if (piece?.text === '□') boxed.push(letter);
  }
  expect(boxed).toEqual([]);
});

test('fonts: every name of the cases is set with glyphs of its own letters', () => {
  for (const name of [...names.receipt, ...names.decomposed, '한국어 김철수', '渡邊 髙橋', '陳黃灣'])
    expect([name, lettersWithoutGlyph(name, textFace)]).toEqual([name, []]);
});

test('fonts: a heading in italics and a title have fallbacks, too, at the weight nearest to theirs', () => {
  const style = { fontFamily: titleFace, fontStyle: 'italic', fontWeight: 500 };
  const [, sans] = fonts.facesFor(style, 'Ж');
  expect(sans?.family).toBe('Noto Sans besides Bodoni Moda');
  expect(fonts.getFont({ ...style, fontFamily: sans?.family }).data.postscriptName).toMatch(/^NotoSans-/);
});
