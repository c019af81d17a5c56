import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { type Cluster, keepMarksOnLetters } from './shape-text.ts';

const fontOf = (name: string) =>
  keepMarksOnLetters(
    create(readFileSync(`studio/money/documents/fonts/noto-sans-${name}-400.ttf`.replace('-latin', ''))),
  );
const shape = (name: string, text: string) => {
  const { glyphs, positions } = fontOf(name).layout(text);
  return glyphs.map((glyph: Cluster, at) => ({
    ...glyph,
    ...positions[at],
    parts: glyph.parts,
    id: glyph.id,
    codePoints: glyph.codePoints,
  }));
};

test('shaping: a mark is a part of its letter, above or below it, and takes no width', () => {
  for (const [name, text] of [
    ['latin', 'm\u0302'],
    ['latin', 'ǫ\u0301'],
    ['hebrew', 'ש\u05b8'],
    ['arabic', 'د\u064e'],
  ] as const) {
    const [letter, ...others] = shape(name, text);
    expect([text, others, letter?.codePoints.length]).toEqual([text, [], 2]);
    const [base, mark] = letter?.parts ?? [];
    expect([base?.x, base?.y]).toEqual([0, 0]);
    expect(mark?.x).toBeGreaterThan(0);
    expect(mark?.x).toBeLessThan(letter?.xAdvance ?? 0);
  }
});

test('shaping: a second mark is above the first', () => {
  const [, first, second] = shape('latin', 'x\u030c\u0307')[0]?.parts ?? [];
  expect(second?.y).toBeGreaterThan(first?.y ?? 0);
});

test('shaping: a vowel is above shadda, in whichever order they were entered', () => {
  for (const text of ['س\u064e\u0651', 'س\u0651\u064e']) {
    const marks = (shape('arabic', text)[0]?.parts ?? [])
      .filter(({ glyph }) => glyph.codePoints.length > 0)
      .slice(1);
    expect(marks.map(({ glyph }) => glyph.codePoints)).toEqual([[0x651], [0x64e]]);
    expect(marks[1]?.y).toBeGreaterThan(marks[0]?.y ?? 0);
  }
});

test('shaping: an Arabic letter has the form of its place in the word', () => {
  const [first, middle, last] = shape('arabic', 'ععع').map(({ id }) => id);
  const [alone] = shape('arabic', 'ع').map(({ id }) => id);
  expect(new Set([first, middle, last, alone]).size).toBe(4);
});

test('shaping: a glyph used for another letter before keeps the text of this one', () => {
  const font = fontOf('arabic');
  const textOf = (text: string) => font.layout(text).glyphs.flatMap(({ codePoints }) => codePoints);
  for (const word of ['زر', 'رز', 'هة', 'ةه', 'حجچ'])
    expect(String.fromCodePoint(...textOf(word))).toBe(word);
});
