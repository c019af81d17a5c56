import { expect, test } from 'vitest';
import { visit } from '#tests/support/browser/visit.ts';
import { testApp } from '#tests/support/site/app.ts';
import { widgetWords } from './widget.messages.ts';

const now = Temporal.Instant.from('2026-11-23T09:00:00Z');
const given = testApp({}, { clock: { now: () => now } });
const book = '/private-coaching/book';
const filled = { name: 'Åse Ørsted', email: 'aase@eksempel.dk', slot_start: '2026-11-25T12:00:00Z' };

async function hold() {
  const browser = visit(given);
  await browser.post(book, filled);
  const { id } = await given.db.query.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
  return { browser, id };
}

const openOrders = () =>
  given.db.query
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.currency', 'orders.total_minor as total'])
    .where('payments.state', '=', 'open')
    .execute();

test('session currency: the held screen shows the price in each currency, DKK first', async () => {
  const { browser } = await hold();
  const { text } = await browser.get(book);
  for (const [currency, amount] of [
    ['DKK', '1,950'],
    ['EUR', '262'],
    ['USD', '285'],
  ]) {
    expect(text).toMatch(new RegExp(`<option[^>]*value="${currency}"[^>]*>${currency} ${amount}</option>`));
  }
  expect(text).toMatch(/<select[^>]*name="currency"[^>]*><option[^>]*selected=""[^>]*>DKK 1,950</);
});

test('session currency: the amount shown is the amount charged, also after another choice', async () => {
  const { browser, id } = await hold();
  const paying = (currency: string) => browser.post(`${book}/payment`, { booking: id, currency });
  const inEuro = await paying('EUR');
  expect((await browser.get(inEuro.location!)).text).toMatch(/EUR\s262/);
  expect(await openOrders()).toEqual([{ currency: 'EUR', total: 26_200 }]);
  const inDollars = await paying('USD');
  expect(await openOrders()).toEqual([{ currency: 'USD', total: 28_500 }]);
  const paid = await browser.post(inDollars.location!, { action: 'pay', email: filled.email, name: 'Åse' });
  expect((await browser.get(paid.location!)).text).toMatch(/USD\s285/);
});

test('session currency: one that the session is not sold in is refused, and the hold stays', async () => {
  const { browser, id } = await hold();
  const refused = await browser.post(`${book}/payment`, { booking: id, currency: 'SEK' });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(widgetWords.en.heldTitle);
  expect(await openOrders()).toEqual([]);
});
