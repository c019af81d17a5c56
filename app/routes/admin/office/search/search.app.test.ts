import { beforeEach, expect, test } from 'vitest';
import { populate } from '#tests/support/populated/populate.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
let owner: Record<string, string> = {};

beforeEach(async () => {
  await populate(given.world);
  owner = await signedIn(given, 'owner');
});

async function found(query: string, language = '') {
  const answer = await given.fetch(`${language}/admin/search?${new URLSearchParams({ q: query })}`, {
    headers: owner,
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const text = await answer.text();
  const groups = [...text.matchAll(/<section class="found-group"[\s\S]*?<\/section>/g)].map(
    ([group]) => group,
  );
  return new Map(groups.map((group) => [/id="found-(\w+)"/.exec(group)?.[1], textOf(group)]));
}

const links = async (query: string) => {
  const answer = await given.fetch(`/admin/search?${new URLSearchParams({ q: query })}`, { headers: owner });
  const [, main = ''] = (await answer.text()).split('<main');
  return [...main.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
};

test('admin search: a name finds the person, their bookings, orders and messages, by the beginning of words', async () => {
  const groups = await found('andre lun');
  expect([...groups.keys()]).toEqual(['people', 'bookings', 'orders', 'messages']);
  for (const text of groups.values()) expect(text).toContain('André Lund');
  expect(groups.get('people')).toContain('andre@example.com');
});

test('admin search: it finds orders by number, offers, settings and pages of the admin and the website [P.190]', async () => {
  expect((await found('B-1003')).get('orders')).toContain('B-1003');
  expect((await found('voice elevated')).get('offers')).toContain('Voice Elevated');
  expect((await found('microphone')).get('offers')).toContain('Microphone');
  expect((await found('opening')).get('settings')).toContain('Opening hours');
  expect((await found('workbooks')).get('pages')).toContain('Workbooks');
  expect((await found('privacy')).get('pages')).toContain('Website');
});

test('admin search: every result leads to a page that exists', async () => {
  for (const query of ['a', 'v', 'e']) {
    for (const href of await links(query)) {
      const { status } = await given.fetch(href, { headers: owner });
      expect(status, href).toBe(200);
    }
  }
});

test('admin search: without words, and without results, it says what to type', async () => {
  expect([...(await found('')).keys()]).toEqual([]);
  expect([...(await found('%_ \u0000')).keys()]).toEqual([]);
  expect([...(await found('nosuchword')).keys()]).toEqual([]);
});

test('admin search: visitors sign in and return to the same search', async () => {
  const answer = await given.fetch('/admin/search?q=mia', { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe(`/login?next=${encodeURIComponent('/admin/search?q=mia')}`);
});

test('admin search: settings are found by what they do, in either language, and lead to their section [P.380]', async () => {
  const expected: Array<[query: string, href: string]> = [
    ['stripe', '/admin/settings/connections#connection-payments'],
    ['cancel', '/admin/settings/booking#part-changing'],
    ['afbud', '/admin/settings/booking#part-changing'],
    ['vat', '/admin/settings/vouchers#part-voucherVat'],
    ['moms', '/admin/catalogue'],
    ['opening hours', '/admin/settings/opening'],
    ['åbningstider', '/admin/settings/opening'],
    ['iban', '/admin/settings/invoices#part-invoices'],
    ['ferie', '/admin/settings/exceptions'],
    ['buffer', '/admin/settings/booking#part-pauses'],
    ['password', '/admin/account'],
    ['coupon', '/admin/codes'],
  ];
  for (const [query, href] of expected) expect(await links(query), query).toContain(href);
});

test('admin search: a result that names the section of a page leads to a section that is there', async () => {
  const queries = ['hours', 'stripe', 'cancel', 'bank', 'zoom', 'push', 'post', 'moms', 'smtp', 'kø'];
  const hrefs = (await Promise.all(queries.map(links))).flat();
  const anchored = new Set(hrefs.filter((href) => /^\/admin\/settings\/.*#/.test(href)));
  expect(anchored.size).toBeGreaterThan(10);
  for (const href of anchored) {
    const [path = '', anchor = ''] = href.split('#');
    const page = await (await given.fetch(path, { headers: owner })).text();
    expect(page, href).toContain(`id="${anchor}"`);
  }
});
