import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { asianSlices, openSlice } from './asian-fonts.ts';

test('Asian fonts: a text names the slices with its letters, and Latin ones none', () => {
  expect(asianSlices('Åse Søren')).toEqual([]);
  expect(asianSlices('王').every((slice) => /^noto-sans-(sc|kr)\/\d+$/.test(slice))).toBe(true);
  expect(asianSlices('王王')).toEqual(asianSlices('王'));
  expect(asianSlices('\u1112\u1161\u11ab')).toEqual(asianSlices('한'));
});

test.each(['王', 'さ', '한', '髙'])(
  'Asian fonts: the embedded outline of %s has the weight of the text',
  (letter) => {
    const [slice = ''] = asianSlices(letter);
    const [regular, bold] = [400, 600].map((weight) => {
      const font = openSlice(slice, weight);
      const subset = font.createSubset() as { includeGlyph(id: number): number; encode(): Uint8Array };
      const code = subset.includeGlyph(font.glyphForCodePoint(letter.codePointAt(0)!).id);
      expect(code).toBe(1);
      const embedded = create(subset.encode());
      expect(embedded.getGlyph(code).advanceWidth).toBeGreaterThan(800);
      return embedded.getGlyph(code)._decode()?.points ?? [];
    });
    expect(regular?.length).toBeGreaterThan(10);
    expect(bold?.length).toBe(regular?.length);
    expect(bold).not.toEqual(regular);
    for (const { x, y } of regular ?? []) expect(Math.abs(x) + Math.abs(y)).toBeLessThan(2_500);
  },
);
