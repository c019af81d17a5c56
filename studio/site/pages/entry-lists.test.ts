import { expect, test } from 'vitest';
import type { Block } from '#studio/shared/content/blocks.ts';
import { entryLists } from './entry-lists.ts';

const quote = (name: string, isSample: boolean) => ({ name, text: 'I sing.', isSample });

test('lists: quotes, questions and music of all pages with the number of sample entries left in either language', () => {
  const heading: Block = { type: 'heading', text: 'One' };
  const quotes = (...items: ReturnType<typeof quote>[]): Block => ({ type: 'testimonials', items });
  const faqs: Block = { type: 'faqs', items: [{ question: 'When?', answer: 'Now.' }] };
  const music: Block = { type: 'links', slot: 'music', items: [{ label: 'Songs', href: '/shop' }] };
  const buttons: Block = { type: 'links', items: [{ label: 'Shop', href: '/shop' }] };
  const pages = new Map([
    ['artist', { page: { en: [music, buttons, faqs], da: [music, buttons, faqs] } }],
    [
      'coaching',
      {
        page: {
          en: [heading, quotes(quote('Ida', false), quote('Bo', true))],
          da: [heading, quotes(quote('Ida', true), quote('Bo', true))],
        },
      },
    ],
  ]);
  expect(entryLists(pages)).toEqual([
    { type: 'testimonials', key: 'coaching', at: 1, entries: 2, samples: 2 },
    { type: 'faqs', key: 'artist', at: 2, entries: 1, samples: 0 },
    { type: 'music', key: 'artist', at: 0, entries: 1, samples: 0 },
  ]);
});
