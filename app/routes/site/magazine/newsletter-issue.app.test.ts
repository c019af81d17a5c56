import { expect, test } from 'vitest';
import { json } from '#platform/db/json.ts';
import type { Block } from '#studio/shared/content/blocks.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';

const given = testApp();

async function sentIssue(blocks: readonly Block[]) {
  const now = given.world.clock.now();
  const page: Block[] = [
    { type: 'issue', languages: 'en', subject: 'December' },
    { type: 'headline', text: 'December' },
    ...blocks,
  ];
  const dates = { send_at: now, started_at: now, created_at: now, changed_at: now };
  const stored = { blocks_en: json(page), blocks_da: json(page) };
  await given.db.query
    .insertInto('newsletter_issues')
    .values({ key: 'issue-december', slug: 'december', state: 'sent', ...stored, ...dates })
    .execute();
}

const prose = (text: string): Block => ({ type: 'prose', slot: 'added', paragraphs: [text] });

test('the page of an issue shows articles, offers and codes where they are in it, each with its link, and none that is no longer shown', async () => {
  await sentIssue([
    prose('Before the article.'),
    { type: 'articleLink', slot: 'added', article: 'the-ten-seconds-before' },
    prose('Before the offer.'),
    { type: 'offer', slot: 'added', offerId: 'singing-workshop-1d', isFrom: false },
    { type: 'discountCode', slot: 'added', code: 'WINTER', text: 'For you.' },
    { type: 'articleLink', slot: 'added', article: 'deleted-article' },
    { type: 'offer', slot: 'added', offerId: 'no-such-offer', isFrom: false },
    prose('The end.'),
  ]);
  const html = await (await given.fetch('/newsletter/december')).text();
  const main = /<article.*<\/article>/s.exec(html)?.[0] ?? '';
  const places = [
    'Before the article.',
    'href="/magazine/the-ten-seconds-before"',
    'Before the offer.',
    'href="/courses/singing-workshop-1d"',
    'WINTER',
    'href="/courses"',
    'The end.',
  ].map((text) => main.indexOf(text));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
  expect(textOf(main)).toContain('Read the article');
  expect(main).not.toMatch(/deleted-article|no-such-offer/);
});
