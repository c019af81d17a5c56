import { beforeEach, expect, test } from 'vitest';
import { addPageViews } from '#studio/money/figures/page-views.store.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { populate } from '#tests/support/populated/populate.ts';
import { testApp } from '#tests/support/site/app.ts';
import { linksOf, pieces, textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
let owner: Record<string, string> = {};

beforeEach(async () => {
  await populate(given.world);
  owner = await signedIn(given, 'owner');
});

const read = async (address: string) => {
  const answer = await given.fetch(address, { headers: owner });
  expect(answer.status, address).toBe(200);
  return (await answer.text()).replaceAll('\u00a0', ' ');
};
const mainOf = (html: string) => pieces(html, 'main')[0] ?? '';

/** Links whose text is an amount, and rows whose first cell is a link and whose second is an amount. */
function amountsOf(html: string): Array<{ href: string; amount: string }> {
  const linked = [...html.matchAll(/<a class="text-link" href="([^"]*\/ledger[^"]*)">([−\d.,]+)<\/a>/g)];
  const rows = [
    ...html.matchAll(
      /<a class="text-link" href="([^"]*\/ledger[^"]*)">[^<]*<\/a><\/th><td[^>]*>([−\d.,]+)<\/td>/g,
    ),
  ];
  return [...linked, ...rows].map(([, href = '', amount = '']) => ({
    href: href.replaceAll('&amp;', '&'),
    amount,
  }));
}

test('figures: each amount is the sum stated by the ledger it links to, in each currency', async () => {
  for (const currency of ['DKK', 'USD']) {
    const amounts = amountsOf(mainOf(await read(`/admin/figures?currency=${currency}`)));
    expect(amounts.length).toBeGreaterThan(6);
    for (const { href, amount } of amounts) {
      const stated = ['including VAT', 'excluding VAT', 'VAT'].map((of) => `${currency} ${amount} ${of}`);
      const ledger = textOf(mainOf(await read(href)));
      expect(
        stated.some((sum) => ledger.includes(sum)),
        `${amount} in ${href}`,
      ).toBe(true);
    }
  }
});

test('figures: what Today says was received this month is the sum of the rows it links to', async () => {
  const part = /today-month.*?<\/section>/s.exec(await read('/admin'))?.[0] ?? '';
  const [, href = '', amount = ''] = /href="([^"]*)"><small>DKK<\/small>[^−\d]*([−\d.,]+)</.exec(part) ?? [];
  const ledger = textOf(mainOf(await read(href.replaceAll('&amp;', '&'))));
  // Nothing yet on the first days of a month.
  expect(amount === '0' || ledger.includes(`DKK ${amount} including VAT`), `${amount} in ${href}`).toBe(true);
  expect(href).toContain('/admin/figures/ledger?month=');
});

test('figures: every plot has a text for screen readers and a table; every page of rows can be opened', async () => {
  await addPageViews(given.db.query, studioDay(given.world.clock.now()), new Map([['booking', 212]]));
  const main = mainOf(await read('/admin/figures'));
  const plots = [...main.matchAll(/<svg[^>]*role="img"[^>]*>/g)].map(([tag]) => tag);
  expect(plots).toHaveLength(3);
  for (const plot of plots) expect(plot).toMatch(/aria-label="[^"]{20,}"/);
  expect(main).not.toContain(' style=');
  expect(pieces(main, 'details').filter((one) => one.includes('<table'))).toHaveLength(5);
  expect(textOf(main)).toContain('212 views of the booking page');
  const lists = linksOf(main).filter((href) =>
    /\/figures\/(?:bookings|outstanding|sessions|subscribers)/.test(href),
  );
  expect(new Set(lists.map((href) => href.split('?')[0])).size).toBe(4);
  for (const href of lists) await read(href);
});

test('figures: a year has no future months, and one without receipts says so', async () => {
  expect(textOf(mainOf(await read('/admin/figures?period=2019')))).toContain('No receipts in this period');
  const today = studioDay(given.world.clock.now());
  const text = textOf(mainOf(await read(`/admin/figures?period=${today.year}`)));
  for (let month = 1; month <= 12; month += 1) {
    const name = today.with({ month, day: 1 }).toLocaleString('en', { month: 'long', year: 'numeric' });
    expect(text.includes(name), name).toBe(month <= today.month);
  }
});

test('figures: VAT by quarter is whole, also where the period has a part, with a CSV of its rows', async () => {
  const { year } = studioDay(given.world.clock.now());
  const main = mainOf(await read('/admin/figures'));
  expect(textOf(main)).toContain(`VAT by quarter, DKK`);
  expect(textOf(main)).toMatch(new RegExp(`Q[1-4] ${year}`));
  const files = linksOf(main).filter((href) => /receipts\.csv\?vat=20\d\d-(Q[1-4]|H[12])$/.test(href));
  expect(files.length).toBeGreaterThanOrEqual(2);
  expect(await read(files[0]!)).toContain('VAT class');
});

test('figures: invented parameters are ignored', async () => {
  const odd =
    '?period=nineteen&month=2026-13&vat=2026-Q9&currency=SEK&kind=x&offer=%00&document=x&offers=-1&step=x&after=%22';
  for (const path of ['', '/bookings', '/ledger', '/outstanding', '/sessions', '/subscribers']) {
    await read(`/admin/figures${path}${odd}`);
  }
});
