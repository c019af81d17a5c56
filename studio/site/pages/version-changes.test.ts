import { expect, test } from 'vitest';
import type { Block } from '#studio/shared/content/blocks.ts';
import { versionChanges } from './version-changes.ts';

const heading = (text: string): Block => ({ type: 'heading', text });
const quotes = (...names: string[]): Block => ({
  type: 'testimonials',
  items: names.map((name) => ({ name, text: `I sing, says ${name}.`, isSample: false })),
});
const both = (...blocks: Block[]) => ({ en: blocks, da: blocks });
const named = ({ sections, isReordered }: ReturnType<typeof versionChanges>) => [
  ...sections.map(({ block, kind, added, removed }) => `${block.type} ${kind} +${added} -${removed}`),
  ...(isReordered ? ['reordered'] : []),
];

test.each([
  ['a text', both(heading('A')), both(heading('B')), ['heading changed +0 -0']],
  [
    'two more quotes and a text',
    both(heading('A'), quotes('Åse')),
    both(heading('B'), quotes('Åse', 'Mia', 'Ole')),
    ['heading changed +0 -0', 'testimonials changed +2 -0'],
  ],
  ['a quote less', both(quotes('Åse', 'Mia')), both(quotes('Mia')), ['testimonials changed +0 -1']],
  ['a quote rewritten', both(quotes('Åse')), both(quotes('Mia')), ['testimonials changed +0 -0']],
  ['a new section', both(heading('A')), both(heading('A'), quotes('Åse')), ['testimonials new +0 -0']],
  ['a section less', both(heading('A'), quotes('Åse')), both(heading('A')), ['testimonials removed +0 -0']],
  [
    'a section hidden',
    both(heading('A')),
    both({ ...heading('A'), isHidden: true }),
    ['heading removed +0 -0'],
  ],
  ['a section shown', both({ ...heading('A'), isHidden: true }), both(heading('A')), ['heading new +0 -0']],
  [
    'a hidden section as before',
    both({ ...heading('A'), isHidden: true }),
    both({ ...heading('A'), isHidden: true }),
    [],
  ],
  ['another order', both(heading('A'), quotes('Åse')), both(quotes('Åse'), heading('A')), ['reordered']],
  [
    'Danish only',
    { en: [heading('A')], da: [heading('A')] },
    { en: [heading('A')], da: [heading('Å')] },
    ['heading changed +0 -0'],
  ],
  ['nothing', both(heading('A')), both(heading('A')), []],
  ['the first texts of an empty page', both(), both(heading('A')), ['heading new +0 -0']],
])('version: named by %s', (_, former, version, expected) => {
  expect(named(versionChanges(former, version))).toEqual(expected);
});
