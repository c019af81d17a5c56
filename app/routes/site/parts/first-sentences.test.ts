import { expect, test } from 'vitest';
import type { Block } from '#studio/shared/content/blocks.ts';
import { firstSentences, sectionUnder } from './first-sentences.ts';

const blocks: Block[] = [
  { type: 'facts', heading: '1. Who', rows: [] },
  { type: 'prose', paragraphs: ['No heading. Left out.'] },
  {
    type: 'prose',
    heading: '2. Prices',
    paragraphs: ['Prices include VAT at 25.5 %. We add no fee.', 'More.'],
  },
  { type: 'prose', heading: '3. Delivery', paragraphs: [`We send to ${'far and wide, '.repeat(20)}here.`] },
  { type: 'prose', heading: 'In short', paragraphs: ['We sell nothing.'] },
];

test('first sentences: of short sections, word for word, with the index of their block', () => {
  expect(firstSentences(blocks, 'en')).toEqual([
    { index: 2, heading: 'Prices', sentence: 'Prices include VAT at 25.5 %.' },
    { index: 4, heading: 'In short', sentence: 'We sell nothing.' },
  ]);
});

test('section under a heading: found by its words, null without it', () => {
  expect(sectionUnder('In short', blocks)).toBe(blocks[4]);
  expect(sectionUnder('Kort fortalt', blocks)).toBeNull();
});
