import { beforeEach, expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { cancelFor } from '#studio/money/paid-bookings/cancel-for.ts';
import { recordLessonPayment } from '#studio/money/settlement/record-lesson-payment.ts';
import { testApp } from '#tests/support/site/app.ts';
import { pieces, textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { owner as ownersRole } from '#tests/support/who.ts';

let now = Temporal.Instant.from('2026-11-23T09:00:00Z');
const given = testApp({}, { clock: { now: () => now } });

beforeEach(() => {
  now = Temporal.Instant.from('2026-11-23T09:00:00Z');
});

test('a late cancelled session: its page states the rule and what is kept, and refunds a part of it', async () => {
  const owner = await signedIn(given, 'owner');
  const typed = { name: 'Søren Ærø', email: 'soeren@example.dk', day: '2026-11-24', time: '10:00' };
  const more = { place: 'studio', cover: 'at-session', language: 'en' };
  const booked = await bookFor(given.world, ownersRole, { ...typed, ...more });
  if (!booked.ok) throw new Error(booked.refusal);
  const { bookingId } = booked;
  await recordLessonPayment(given.world, ownersRole, { bookingId, method: 'cash', amountMinor: 195_000 });
  const path = `/admin/bookings/${bookingId}`;
  const read = async () => {
    const html = await (await given.fetch(path, { headers: owner })).text();
    return textOf(pieces(html, 'main')[0] ?? '').replaceAll('\u00a0', ' ');
  };
  expect(await read()).not.toContain('What the rule says');
  await cancelFor(given.world, ownersRole, { bookingId, money: 'kept' });
  const page = await read();
  for (const words of ['What the rule says', 'Cancelled until 24 hours before', 'You keep DKK 1,950'])
    expect(page).toContain(words);
  const post = (fields: Record<string, string>) =>
    given.fetch(`${path}/fee`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: owner,
      redirect: 'manual',
    });
  const wrong = await post({ amount: 'half', seen: '195000' });
  expect(wrong.status).toBe(400);
  expect(textOf(await wrong.text())).toContain('Nothing was refunded');
  const done = await post({ amount: '950', seen: '195000' });
  expect(done.headers.get('location')).toBe(`${path}?flash=fee-refunded`);
  expect(await read()).toContain('You keep DKK 1,000');
  expect((await post({ amount: '950', seen: '195000' })).status).toBe(409);
});

test('an unpaid session that was missed: the owner charges the agreed fee on its page, once', async () => {
  const owner = await signedIn(given, 'owner');
  await given.db.query
    .updateTable('offers')
    .set({ no_show_fee_percent: 50 })
    .where('kind', '=', 'session')
    .execute();
  const typed = { name: 'Søren Ærø', email: 'soeren@example.dk', day: '2026-11-24', time: '10:00' };
  const more = { place: 'studio', cover: 'at-session', language: 'en' };
  const booked = await bookFor(given.world, ownersRole, { ...typed, ...more });
  if (!booked.ok) throw new Error(booked.refusal);
  const path = `/admin/bookings/${booked.bookingId}`;
  const read = async (address = path) => {
    const html = await (await given.fetch(address, { headers: owner })).text();
    return textOf(pieces(html, 'main')[0] ?? '').replaceAll('\u00a0', ' ');
  };
  const post = (to: string, fields: Record<string, string> = {}) =>
    given.fetch(`${path}/${to}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: owner,
      redirect: 'manual',
    });
  expect(await read()).toContain('50% for a no-show');
  expect((await post('charge')).status).toBe(409);
  now = Temporal.Instant.from('2026-11-24T11:00:00Z');
  await post('attendance', { attendance: 'no-show' });
  expect(await read()).toContain('Charge the no-show fee (DKK 975)');
  for (let press = 0; press < 2; press += 1)
    expect((await post('charge')).headers.get('location')).toBe(`${path}?flash=fee-charged`);
  const page = await read();
  expect(page).toContain('The fee was charged: Invoice 1');
  expect(page).not.toContain('Charge the no-show fee');
  expect(page).not.toContain('Mark as paid');
  expect(await read('/admin/invoices')).toContain('Søren Ærø');
});
