import { beforeEach, describe, expect, test } from 'vitest';
import { type TestVisit, visit } from '#tests/support/browser/visit.ts';
import { testApp } from '#tests/support/site/app.ts';
import { confirmationMessages } from '../confirmation.messages.ts';

const start = Temporal.Instant.from('2026-11-23T09:00:00Z');
let now = start;
const given = testApp({}, { clock: { now: () => now } });
const buyer = { email: 'aase@eksempel.dk', name: 'Åse Ørsted' };
const thief = 'thief@example.org';
const words = confirmationMessages.en;

beforeEach(() => {
  now = start;
});

/** Pays in one browser and returns the address of its confirmation. */
const purchases: Record<string, (browser: TestVisit) => Promise<string>> = {
  session: async (browser) => {
    const hour = { ...buyer, slot_start: '2026-11-25T12:00:00Z' };
    await browser.post('/private-coaching/book', hour);
    const booking = await given.db.query.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
    return payAt(browser, await browser.post('/private-coaching/book/payment', { booking: booking.id }));
  },
  credit: async (browser) => payAt(browser, await browser.post('/courses', offer('private-coaching'))),
  class: (browser) => checkedOut(browser, 'beginner-vocals'),
  'gift card': (browser) => checkedOut(browser, 'gift-card-1000'),
};

const offer = (courseId: string) => ({ courseId, currency: 'DKK' });

async function checkedOut(browser: TestVisit, id: string): Promise<string> {
  const page = await browser.get(`/checkout/${id}`);
  const value = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(page.text)?.[1] ?? '';
  const consents = { terms: 'yes', 'digital-now': 'yes' };
  const hidden = { attempt: value('attempt'), currency: 'DKK', total: value('total') };
  return payAt(browser, await browser.post(`/checkout/${id}`, { ...hidden, ...buyer, ...consents }));
}

async function payAt(browser: TestVisit, checkout: { location: string | null }): Promise<string> {
  const paid = await browser.post(checkout.location!, { action: 'pay', ...buyer });
  await browser.get(paid.location!);
  return paid.location!;
}

const correct = (browser: TestVisit, address: string, email: string) =>
  browser.post(address.replace('?', '/email?'), { email });

const owners = async () => {
  const orders = await given.db.query.selectFrom('orders').select('email').execute();
  const bookings = await given.db.query.selectFrom('bookings').select('email').execute();
  const grants = await given.db.query.selectFrom('entitlements').select('email').execute();
  return new Set([...orders, ...bookings, ...grants].map(({ email }) => email));
};

describe.each(Object.entries(purchases))('the address of the confirmation of a %s', (kind, buy) => {
  test('without the cookie of the browser that paid: shows a masked address and changes nothing', async () => {
    const address = await buy(visit(given));
    const stranger = visit(given);
    const page = await stranger.get(address);
    expect(page.status).toBe(200);
    expect(page.text).toContain('a…@');
    expect(page.text).toContain(words.elsewhere);
    expect(page.text).not.toContain('eksempel.dk');
    expect(page.text).not.toContain(words.wrongAddress);
    expect((await correct(stranger, address, thief)).status).toBe(403);
    expect(await owners()).toEqual(new Set([buyer.email]));
  });

  test('without that cookie: opens neither the booking, the order, the credit nor the questions', async () => {
    const address = await buy(visit(given));
    const session = new URL(address, 'http://x').searchParams.get('session')!;
    const stranger = visit(given);
    expect((await stranger.get(`/bookings/${session}`)).status).toBe(404);
    expect((await stranger.post(`/bookings/${session}/cancel`, {})).status).toBe(404);
    expect((await stranger.get(`/orders/${session}`)).status).toBe(404);
    const hour = { name: 'T', email: thief, place: 'studio', slot_start: '2026-11-26T12:00:00Z' };
    await stranger.post(address, hour);
    await stranger.post('/private-coaching/book', { ...hour, credit: session });
    const answers = await stranger.post(address.replace('?', '/answers?'), {});
    expect(answers.status).toBe(404);
    const booked = given.db.query.selectFrom('bookings').select('id').where('email', '=', thief);
    expect(await booked.where('confirmed_at', 'is not', null).execute()).toEqual([]);
  });

  test('in the browser that paid: the address is corrected within half an hour, not later', async () => {
    const browser = visit(given);
    const address = await buy(browser);
    expect((await browser.get(address)).status).toBe(200);
    now = start.add({ minutes: 31 });
    expect((await correct(browser, address, 'aase@rigtig.dk')).status).toBe(409);
    now = start.add({ minutes: 29 });
    expect((await correct(browser, address, 'aase@rigtig.dk')).status).toBe(303);
    expect(await owners()).toEqual(new Set(['aase@rigtig.dk']));
    expect(kind).not.toBe('');
  });
});

test('the payer cookie: set on the way to the checkout, for scripts unreadable, and not before', async () => {
  const browser = visit(given);
  const before = await browser.get('/private-coaching');
  expect(before.headers.getSetCookie().join()).not.toContain('belcanto_payer');
  const answer = await given.fetch('/functions/v1/create-payment', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ courseId: 'test-payment', currency: 'usd' }),
  });
  const line = answer.headers.getSetCookie().find((one) => one.startsWith('belcanto_payer='));
  expect(line).toMatch(/HttpOnly/);
  expect(line).toMatch(/SameSite=Lax/);
});
