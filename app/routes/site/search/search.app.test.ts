import { expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { linksOf, pieces, textOf } from '#tests/support/site/html.ts';

const given = testApp();
const search = async (query: string, prefix = '') => {
  const answer = await given.fetch(`${prefix}/search?q=${encodeURIComponent(query)}`);
  expect(answer.status).toBe(200);
  return answer.text();
};
const results = (html: string) => pieces(html, 'ol', /[^>]*class="search-results"[^>]*/)[0] ?? '';

test('search: results lead to pages in the reader’s language, and their titles mark what was found [S2.194]', async () => {
  const english = await search('Hoodie');
  expect(textOf(english)).toContain('result for “Hoodie”');
  expect(results(english)).toContain('<mark>Hoodie</mark>');
  expect(linksOf(results(english))).toContain('/shop/hoodie');
  const danish = await search('hættetrøje', '/da');
  expect(linksOf(results(danish))).toContain('/da/shop/hoodie');
});

test('search: without a query, and without a result, the page says what to do', async () => {
  expect(textOf(await (await given.fetch('/search')).text())).toContain('What are you looking for?');
  const none = await search('xylophone');
  expect(textOf(none)).toContain('No results for “xylophone”');
  expect(results(none)).toBe('');
});

test('search: markup and very long queries are shown as text, cut to 200 characters', async () => {
  expect(await search('<script>alert(1)</script>')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  const long = await search('ø'.repeat(3000));
  expect(textOf(long)).toContain(`“${'ø'.repeat(200)}”`);
  expect(long).not.toContain('ø'.repeat(201));
});

test('search: footer and menu link to it', async () => {
  for (const [path, href] of [
    ['/', '/search'],
    ['/da', '/da/search'],
  ] as const) {
    const html = await (await given.fetch(path)).text();
    expect(linksOf(pieces(html, 'footer')[0] ?? '')).toContain(href);
    expect(linksOf(pieces(html, 'details', /[^>]*class="menu"[^>]*/)[0] ?? '')).toContain(href);
  }
});
