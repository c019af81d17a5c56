import { expect, test } from 'vitest';
import { linesOf, pageTexts } from './pdf-lines.ts';

const at = (text: string, y: number, { size = 10, x = 40 } = {}) => ({
  text,
  size,
  x,
  y,
  width: text.length * size * 0.5,
});
const blocks = (...pages: ReturnType<typeof at>[][]) => pageTexts(pages.map(linesOf));

test('text of a PDF: fragments at one height are one line, with a space where there is a gap', () => {
  const lines = linesOf([
    at('Breathe', 700),
    at('out', 700.4, { x: 80 }),
    at('s', 700, { x: 95 }),
    at('Then', 680),
  ]);
  expect(lines.map(({ text }) => text)).toEqual(['Breathe outs', 'Then']);
});

test('text of a PDF: large lines are headings, near lines a paragraph, bullets items', () => {
  expect(
    blocks([
      at('The first week', 700, { size: 20 }),
      at('Sing for ten min-', 660),
      at('utes, then rest.', 647),
      at('Not longer.', 610),
      at('• a glass of water', 580),
      at('• a chair without', 567),
      at('arms', 554),
    ]),
  ).toEqual([
    [
      { kind: 'heading', text: 'The first week' },
      { kind: 'paragraph', text: 'Sing for ten minutes, then rest.' },
      { kind: 'paragraph', text: 'Not longer.' },
      { kind: 'item', text: 'a glass of water' },
      { kind: 'item', text: 'a chair without arms' },
    ],
  ]);
});

test('text of a PDF: heads and page numbers that return on every page are left out', () => {
  const pages = [1, 2, 3, 4].map((page) => [
    at('The daily voice', 800),
    at(`Exercise of the day ${'abcd'[page - 1]}`, 700),
    at(`${page} / 4`, 30),
  ]);
  expect(blocks(...pages).map((page) => page.map(({ text }) => text))).toEqual(
    ['a', 'b', 'c', 'd'].map((day) => [`Exercise of the day ${day}`]),
  );
});

test('text of a PDF: a page that is a picture has no text', () => {
  expect(blocks([])).toEqual([[]]);
});
