import { beforeEach, describe, expect, test } from 'vitest';
import { type TestVisit, visit } from '#tests/support/browser/visit.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
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
const purchases = {
  session: async (browser: TestVisit) => {
    const hour = { ...buyer, slot_start: '2026-11-25T12:00:00Z' };
    await browser.post('/private-coaching/book', hour);
    const booking = await given.db.query.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
    return payAt(browser, await browser.post('/private-coaching/book/payment', { booking: booking.id }));
  },
  credit: async (browser: TestVisit) =>
    payAt(browser, await browser.post('/courses', offer('private-coaching'))),
  pack: (browser: TestVisit) => checkedOut(browser, 'private-coaching-5'),
  'programme seat': async (browser: TestVisit) =>
    payAt(browser, await browser.post('/courses', offer('voice-elevated'))),
  class: (browser: TestVisit) => checkedOut(browser, 'beginner-vocals'),
  'gift card': (browser: TestVisit) => checkedOut(browser, 'gift-card-1000'),
  'shop order': (browser: TestVisit) => checkedOut(browser, 'microphone'),
};

const offer = (courseId: string) => ({ courseId, currency: 'DKK' });

async function checkedOut(browser: TestVisit, id: string): Promise<string> {
  const page = await browser.get(`/checkout/${id}`);
  const value = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(page.text)?.[1] ?? '';
  const consents = { terms: 'yes', 'digital-now': 'yes' };
  const hidden = { attempt: value('attempt'), currency: 'DKK', total: value('total') };
  const home = { street: 'Ærøgade 7', postcode: '8000', city: 'Aarhus', country: 'DK', phone: '' };
  return payAt(browser, await browser.post(`/checkout/${id}`, { ...hidden, ...buyer, ...home, ...consents }));
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

describe.each(Object.entries(purchases))('the address of the confirmation of a %s', (_kind, buy) => {
  test('without the cookie of the browser that paid: shows a masked address and changes nothing', async () => {
    const address = await buy(visit(given));
    const stranger = visit(given);
    const page = await stranger.get(address);
    expect(page.status).toBe(200);
    expect(page.text).toContain('a•••@');
    expect(page.text).toContain(words.elsewhere);
    for (const hidden of ['eksempel.dk', 'Ørsted', 'Ærøgade', 'meet.'])
      expect(page.text).not.toContain(hidden);
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

describe('the confirmation of a person with an account', () => {
  const signedInAs = async (email: string) => {
    const { cookie = '' } = await signedIn(given, 'student', { email });
    return visit(given, cookie);
  };

  test('on a second device: signed in it shows the address and opens the order, signed out it does not', async () => {
    await signedIn(given, 'student', { email: buyer.email });
    const address = await purchases.class(visit(given));
    const session = new URL(address, 'http://x').searchParams.get('session')!;
    const phone = await signedInAs(buyer.email);
    expect((await phone.get(address)).text).toContain('eksempel.dk');
    expect((await phone.get(`/orders/${session}`)).status).toBe(200);
    expect((await visit(given).get(`/orders/${session}`)).status).toBe(404);
    const stranger = await signedInAs(thief);
    expect((await stranger.get(address)).text).not.toContain('eksempel.dk');
    expect((await stranger.get(`/orders/${session}`)).status).toBe(404);
  });

  test('the address of a purchase stays with the account, also in the browser that paid', async () => {
    await signedIn(given, 'student', { email: buyer.email });
    const browser = visit(given);
    const address = await purchases.credit(browser);
    expect((await browser.get(address)).text).not.toContain(words.wrongAddress);
    expect((await correct(browser, address, thief)).status).toBe(409);
    expect(await owners()).toEqual(new Set([buyer.email]));
  });

  test('so does one of an account’s former address', async () => {
    await signedIn(given, 'student', { email: 'new@eksempel.dk' });
    const row = { email: buyer.email, user_id: 's-new@eksempel.dk', left_at: now };
    await given.db.query.insertInto('former_emails').values(row).execute();
    const browser = visit(given);
    expect((await correct(browser, await purchases.credit(browser), thief)).status).toBe(409);
  });
});
