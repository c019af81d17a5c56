import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksSchema } from './blocks.ts';
import { readBlocks } from './read-blocks.ts';
import { readStoredRichText } from './rich-text/rich-text-schema.ts';

const span = (text: string, ...marks: object[]) => ({
  type: 'text',
  text,
  ...(marks.length ? { marks } : {}),
});
const underlined = span('low', { type: 'underline' });
const later = {
  type: 'doc',
  content: [
    { type: 'paragraph', content: [span('The '), underlined, span(' notes')] },
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: [underlined] }] },
        { type: 'listItem', content: [{ type: 'paragraph', content: [span('high')] }] },
      ],
    },
    { type: 'table', content: [{ type: 'row', content: [{ type: 'cell', content: [span('g')] }] }] },
    { type: 'rule' },
  ],
};

test('blocks of this version are read as they are', () => {
  const blocks = [
    { type: 'heading', text: 'Notes' },
    { type: 'prose', paragraphs: ['Low.'] },
  ];
  expect(readBlocks(blocks)).toEqual(blocks);
});

test('unknown formatting becomes plain text, and the rest of the block stays', () => {
  const steps = [{ title: 'Breathe', text: later }];
  expect(
    readBlocks([
      { type: 'prose', heading: 'Notes', paragraphs: later },
      { type: 'steps', steps },
      { type: 'list', items: ['Plain', later] },
      { type: 'quote', text: later },
    ]),
  ).toEqual([
    { type: 'prose', heading: 'Notes', paragraphs: ['The low notes', 'low', 'high', 'g'] },
    { type: 'steps', steps: [{ title: 'Breathe', text: 'The low notes\n\nlow\n\nhigh\n\ng' }] },
    { type: 'list', items: ['Plain', 'The low notes\n\nlow\n\nhigh\n\ng'] },
    { type: 'quote', text: 'The low notes\n\nlow\n\nhigh\n\ng' },
  ]);
  expect(readStoredRichText(JSON.stringify(later))).toBe('The low notes\n\nlow\n\nhigh\n\ng');
});

test('an unknown block becomes its texts, without identifiers and addresses; one without texts is left out', () => {
  const timeline = {
    type: 'timeline',
    slot: 'added',
    picture: 'article-00000000-00000000',
    heading: 'Years',
    items: [{ year: '2019', text: 'First concert', href: '/concerts' }],
    about: later,
  };
  expect(readBlocks([{ type: 'heading', text: 'Before' }, timeline, { type: 'gap', size: 3 }])).toEqual([
    { type: 'heading', text: 'Before' },
    { type: 'prose', paragraphs: ['Years', 'First concert', 'The low notes', 'low', 'high', 'g'] },
  ]);
});

test('any JSON is read as valid blocks [60 generated values]', () => {
  const node = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 3 },
      fc.jsonValue(),
      fc.record({
        type: fc.constantFrom('doc', 'prose', 'text', 'facts', 'later', 'faqs', 'list', 'quote', 'pdf'),
        text: fc.oneof(fc.string(), tie('node')),
        content: fc.array(tie('node'), { maxLength: 3 }),
        paragraphs: tie('node'),
        items: fc.array(tie('node'), { maxLength: 3 }),
      }),
    ),
  })).node;
  fc.assert(
    fc.property(fc.array(node, { maxLength: 4 }), (stored) => {
      expect(blocksSchema.safeParse(readBlocks(stored)).success).toBe(true);
    }),
    { numRuns: 60 },
  );
  expect(readBlocks(null)).toEqual([]);
});
