import { beforeEach, describe, expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { owner } from '#tests/support/who.ts';

let now = Temporal.Instant.from('2026-11-23T09:00:00Z');
const given = testApp({}, { clock: { now: () => now } });
const email = 'aase@eksempel.dk';
const entry = 'a0000000-0000-4000-8000-000000000001';
let mine: Record<string, string>;
let others: Record<string, string>;

beforeEach(async () => {
  now = Temporal.Instant.from('2026-11-23T09:00:00Z');
  mine = await signedIn(given, 'student', { email, name: 'Åse Ørsted' });
  others = await signedIn(given, 'student', { email: 'other@eksempel.dk' });
});

const get = (path: string, headers = mine) => given.fetch(path, { headers });
const page = async (path: string, headers = mine) => textOf(await (await get(path, headers)).text());
const post = (path: string, fields: Record<string, string>, headers = mine) =>
  given.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers });

async function bookedSession(
  start = '2026-11-25T12:00:00Z',
): Promise<{ bookingId: string; orderId: string }> {
  const browser = visit(given);
  const requested = { name: 'Åse Ørsted', email: email.toUpperCase(), slot_start: start };
  await browser.post('/private-coaching/book', requested);
  const booking = await given.db.query.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
  const paying = await browser.post('/private-coaching/book/payment', { booking: booking.id });
  const paid = await browser.post(paying.location!, { action: 'pay', email, name: 'Åse' });
  await browser.get(paid.location!);
  const order = await given.db.query.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  return { bookingId: booking.id, orderId: order.id };
}

test('no page of the student area is cached by a browser or proxy', async () => {
  const { orderId } = await bookedSession();
  for (const path of ['journal', 'journal/new', 'bookings', 'orders', `orders/${orderId}`, 'applications']) {
    const answer = await get(`/dashboard/${path}`);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('cache-control'), path).toMatch(/no-store/);
  }
});

describe('the journal without scripts', () => {
  const write = (body: string, version: string, { to = '', ...more }: Record<string, string> = {}) =>
    post(`/dashboard/journal/${version === '0' ? 'new' : entry}${to}`, { id: entry, body, version, ...more });

  test('saves an entry, shows it, shares it, deletes it', async () => {
    const saved = await write('Æ sidder i dag', '0');
    expect(saved.headers.get('location')).toBe(`/dashboard/journal/${entry}?saved`);
    expect(await page('/dashboard/journal')).toContain('Æ sidder i dag');
    await write('Æ sidder endnu', '1', { shared: 'yes' });
    expect(await page('/dashboard/journal')).toContain('Shared with the coach');
    expect((await post(`/dashboard/journal/${entry}/removal`, {})).status).toBe(303);
    expect(await page('/dashboard/journal')).toContain('No entries yet');
  });

  test('reports a conflict to the second of two pages, shows both texts, and keeps both', async () => {
    await write('first', '0');
    await write('from the phone', '1');
    const refused = await write('from the desk', '1');
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(html).toContain('from the phone');
    expect(html).toContain('from the desk');
    await write('from the desk', '2', { to: '/merge' });
    const joined = await (await get(`/dashboard/journal/${entry}`)).text();
    expect(joined).toMatch(/from the desk[\s\S]*from the phone/);
    await post('/dashboard/journal/new/copy', { body: 'an own page', version: '1' });
    expect(await page('/dashboard/journal')).toContain('an own page');
  });

  test('autosave gets 200, 404 and 409 as JSON, and 401 when signed out', async () => {
    const send = (headers: Record<string, string>, fields: Record<string, string>) =>
      post(`/dashboard/journal/${entry}/save`, fields, headers);
    const words = { body: 'La', isShared: '', version: '0', clientId: 'w', revision: '1' };
    expect(await (await send(mine, words)).json()).toEqual({ kind: 'saved', version: 1 });
    const anonymous = await send({}, words);
    expect([anonymous.status, await anonymous.json()]).toEqual([
      401,
      { kind: 'refused', because: 'signed-out' },
    ]);
    expect((await send(others, { ...words, version: '1' })).status).toBe(404);
    const second = await send(mine, { ...words, body: 'Lo', version: '0', clientId: 'other' });
    expect([second.status, await second.json()]).toMatchObject([
      409,
      { kind: 'changed', other: { body: 'La' } },
    ]);
    expect((await send(mine, { ...words, body: 'x'.repeat(20_001) })).status).toBe(413);
    const stored = await get(`/dashboard/journal/${entry}/stored`);
    expect(await stored.json()).toEqual({ body: 'La', isShared: false });
    expect(await (await get(`/dashboard/journal/${entry}/stored`, others)).json()).toBeNull();
  });

  test('is exported as a file', async () => {
    await write('Æ *sidder*', '0');
    const answer = await get('/dashboard/journal/export.md');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="journal.md"');
    expect(await answer.text()).toContain('Æ *sidder*');
  });

  test('sets and removes goals', async () => {
    const goal = 'b0000000-0000-4000-8000-000000000001';
    await post('/dashboard/journal/goals', { goal, body: 'A high F, softly', shared: 'yes' });
    expect(await page('/dashboard/journal')).toContain('A high F, softly');
    expect((await post(`/dashboard/journal/goals/${goal}/removal`, {}, others)).status).toBe(404);
    await post(`/dashboard/journal/goals/${goal}`, { reached: 'yes' });
    expect(await page('/dashboard/journal')).toContain('Reached Monday 23 November 2026');
    expect((await post('/dashboard/journal/goals', { goal, body: ' ' })).status).toBe(400);
  });
});

describe('bought as a guest, visible with an account', () => {
  test('the session can be rescheduled, added to a calendar and cancelled, with the refund terms shown before', async () => {
    const { bookingId } = await bookedSession();
    expect(await page('/dashboard/bookings')).toContain('Wednesday 25 November');
    const here = `/dashboard/bookings/${bookingId}`;
    const moved = await post(`${here}/move`, { slot_start: '2026-11-26T09:00:00Z' });
    expect(moved.headers.get('location')).toBe('/dashboard/bookings?done=moved');
    expect(await page('/dashboard/bookings?done=moved')).toContain('Your session has been rescheduled');
    const calendar = await (await get(`${here}/calendar.ics`)).text();
    expect(calendar).toContain('20261126T');
    expect((await post(`${here}/move`, {})).status).toBe(400);
    expect(await page(`${here}/cancel`)).toMatch(/we refund .+ to the card/);
    const cancelled = await post(`${here}/cancel`, {});
    expect(cancelled.headers.get('location')).toBe('/dashboard/bookings?done=cancelled');
    expect((await post(`${here}/cancel`, {})).headers.get('location')).toBe('/dashboard/bookings');
    expect(await page('/dashboard/bookings')).toContain('Cancelled');
    const refunds = await given.db.query.selectFrom('refunds').select('id').execute();
    expect(refunds).toHaveLength(1);
  });

  test('the order has its page and its receipt as a PDF', async () => {
    const { orderId } = await bookedSession();
    expect(await page('/dashboard/orders')).toContain('Private Coaching');
    expect(await page(`/dashboard/orders/${orderId}`)).toContain('Paid. Thank you.');
    const pdf = await get(`/dashboard/orders/${orderId}/receipts/1`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(await pdf.text()).toMatch(/^%PDF/);
  });

  test('gives 404 to everyone else [S2.34]', async () => {
    const { bookingId, orderId } = await bookedSession();
    const booking = `/dashboard/bookings/${bookingId}`;
    const order = `/dashboard/orders/${orderId}`;
    for (const path of [`${booking}/move`, `${booking}/cancel`, `${booking}/calendar.ics`, order]) {
      expect((await get(path, others)).status, path).toBe(404);
    }
    expect((await get(`${order}/receipts/1`, others)).status).toBe(404);
    expect((await post(`${booking}/cancel`, {}, others)).status).toBe(404);
    expect((await post(`${booking}/move`, { slot_start: '2026-11-26T09:00:00Z' }, others)).status).toBe(404);
    expect((await post(order, {}, others)).status).toBe(404);
    for (const list of ['bookings', 'orders', 'applications', 'journal']) {
      expect(await page(`/dashboard/${list}`, others), list).not.toContain('Private Coaching');
    }
  });
});

describe('a credit', () => {
  async function bought(validUntil: string | null = null): Promise<string> {
    const entry = await given.db.query
      .selectFrom('offers')
      .select('id')
      .where('kind', '=', 'session')
      .executeTakeFirstOrThrow();
    const credit = await given.db.query
      .insertInto('entitlements')
      .values({
        kind: 'credit',
        offer_id: entry.id,
        order_id: null,
        date_id: null,
        email: email.toUpperCase(),
        user_id: null,
        valid_until: validUntil ? Temporal.Instant.from(validUntil) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const granted = { delta: 1, reason: 'granted', booking_id: null, refund_id: null, at: now } as const;
    await given.db.query
      .insertInto('ledger_entries')
      .values({ entitlement_id: credit.id, ...granted })
      .execute();
    return `/dashboard/credits/${credit.id}`;
  }
  const hour = { slot_start: '2026-11-25T12:00:00Z', place: 'online' };

  test('books one session, once, however often the button is pressed, and is then spent', async () => {
    const path = await bought('2027-06-01T00:00:00Z');
    expect(await page('/dashboard/bookings')).toContain('Use it by Tuesday 1 June 2027');
    const answers = await Promise.all([post(path, hour), post(path, hour)]);
    for (const answer of answers) {
      expect(answer.headers.get('location')).toBe('/dashboard/bookings?done=booked');
    }
    expect(await given.db.query.selectFrom('bookings').select('id').execute()).toHaveLength(1);
    expect(await page('/dashboard/bookings')).toContain('No credits left');
    expect((await get(path)).status).toBe(404);
    expect((await post(path, { ...hour, slot_start: '2026-11-26T12:00:00Z' })).status).toBe(409);
  });

  test('belongs to one person, and is refused after its expiry', async () => {
    const path = await bought('2026-11-24T00:00:00Z');
    expect((await get(path, others)).status).toBe(404);
    expect((await post(path, hour, others)).status).toBe(409);
    expect((await post(path, { place: 'online' })).status).toBe(400);
    now = Temporal.Instant.from('2026-11-24T00:00:00Z');
    expect((await get(path)).status).toBe(404);
    expect((await post(path, hour)).status).toBe(409);
    expect(await given.db.query.selectFrom('bookings').select('id').execute()).toEqual([]);
  });
});

describe('personal data', () => {
  const erase = (fields: Record<string, string>) => post('/dashboard/data/erase', { sure: 'yes', ...fields });
  const isKnown = async () =>
    (await given.db.query.selectFrom('users').select('id').where('email', '=', email).execute()).length === 1;

  test('are exported as a ZIP', async () => {
    const answer = await get('/dashboard/data/export.zip');
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(new Uint8Array(await answer.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
  });

  test('are erased by the button; a sign-in that is no longer recent needs the password too', async () => {
    now = now.add({ hours: 1 });
    expect((await post('/dashboard/data/erase', {})).status).toBe(400);
    const wrong = await erase({ password: 'not my password' });
    expect([wrong.status, await isKnown()]).toEqual([401, true]);
    const gone = await erase({ password: 'a password for tests' });
    expect(gone.headers.get('location')).toBe('/dashboard/data/erased');
    expect(await isKnown()).toBe(false);
    expect((await get('/dashboard/journal')).headers.get('location')).toContain('/login');
    expect(await page('/dashboard/data/erased')).toContain('Your data has been deleted');
  });

  test('list upcoming bookings, and cancel them on the ordinary terms, with the refund', async () => {
    await bookedSession();
    expect(await page('/dashboard/data/erase')).toContain(
      'This session is cancelled: Wednesday 25 November 2026',
    );
    const gone = await erase({ password: 'a password for tests' });
    expect(gone.headers.get('location')).toBe('/dashboard/data/erased');
    const claims = await given.db.query
      .selectFrom('claims')
      .select('state')
      .where('kind', '=', 'session')
      .execute();
    expect(claims.map(({ state }) => state)).toEqual(['cancelled']);
    const refunds = await given.db.query.selectFrom('refunds').select('state').execute();
    expect(refunds).toHaveLength(1);
  });
});

test('a hold created by the owner is paid from the student area by its person only', async () => {
  const hour = { day: '2026-11-26', time: '10:00', place: 'online', cover: 'link', language: 'en' };
  const booked = await bookFor(given.world, owner, { ...hour, name: 'Åse Ørsted', email });
  if (!booked.ok) throw new Error(booked.refusal);
  const booking = booked.bookingId;
  expect(await page('/dashboard/bookings')).toMatch(
    /We’re holding a session for you Thursday 26 November.*10:00–11:00.*1,950.*holding it until Tuesday 24 November 2026/,
  );
  expect(await page('/dashboard/bookings', others)).not.toContain('We’re holding');
  for (const foreign of [booking, 'no-booking', '00000000-0000-4000-8000-000000000000']) {
    expect((await post('/dashboard/bookings', { booking: foreign }, others)).status).toBe(404);
  }
  const checkouts = await Promise.all([1, 2].map(() => post('/dashboard/bookings', { booking })));
  expect(checkouts.map(({ status }) => status)).toEqual([303, 303]);
  const [first, second] = checkouts.map(({ headers }) => headers.get('location'));
  expect(second).toBe(first);
  expect(await page('/dashboard/data/erase')).toContain('You’ve started a payment.');
  now = now.add({ hours: 24 });
  const late = await post('/dashboard/bookings', { booking });
  expect(late.status).toBe(410);
  expect(textOf(await late.text())).toContain('Not paid');
});
