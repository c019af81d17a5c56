import { expect, test } from 'vitest';
import type { Block } from '#studio/shared/content/blocks.ts';
import { ownLinks, targetOf } from './broken-links.queries.ts';

test('links of a page: of buttons, rich texts and articles, without hidden sections and other sites', () => {
  const linked = (href: string): Block => ({ type: 'links', items: [{ label: `To ${href}`, href }] });
  const prose: Block = {
    type: 'prose',
    paragraphs: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'terms', marks: [{ type: 'link', attrs: { href: '/terms-of-service' } }] },
          ],
        },
      ],
    },
  };
  const en = [linked('/choir'), linked('https://x.example'), prose, { ...linked('/gone'), isHidden: true }];
  expect(ownLinks({ en, da: [linked('/choir'), linked('/kor')] })).toEqual([
    { label: 'To /choir', href: '/choir' },
    { label: '/terms-of-service', href: '/terms-of-service' },
    { label: 'To /kor', href: '/kor' },
  ]);
});

test('links of a page: an address shows a route of the application, or something that the owner publishes', () => {
  expect(targetOf('/')).toEqual({ kind: 'route' });
  expect(targetOf('/da')).toEqual({ kind: 'route' });
  expect(targetOf('/Contact?from=menu#form')).toEqual({ kind: 'route' });
  expect(targetOf('/private-coaching/packs')).toEqual({ kind: 'route' });
  expect(targetOf('/da/kordage')).toEqual({ kind: 'page', slug: 'kordage' });
  expect(targetOf('/magazine/low-notes')).toEqual({ kind: 'article', slug: 'low-notes' });
  expect(targetOf('/courses/choir/application')).toEqual({ kind: 'route' });
  expect(targetOf('/shop/mug')).toEqual({ kind: 'product', slug: 'mug' });
});
