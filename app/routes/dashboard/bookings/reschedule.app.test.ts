import { beforeEach, expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { cancelFor } from '#studio/money/paid-bookings/cancel-for.ts';
import { testApp } from '#tests/support/site/app.ts';
import { pieces, textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { owner } from '#tests/support/who.ts';

const given = testApp({}, { clock: { now: () => Temporal.Instant.from('2026-11-23T09:00:00Z') } });
const mia = { name: 'Mia Holm', email: 'mia@example.com' };
let bookingId = '';
let student: Record<string, string> = {};

beforeEach(async () => {
  const time = { day: '2026-12-15', time: '10:00', place: 'studio', cover: 'at-session', language: 'en' };
  const booked = await bookFor(given.world, owner, { ...mia, ...time });
  if (!booked.ok) throw new Error(booked.refusal);
  bookingId = booked.bookingId;
  student = await signedIn(given, 'student', mia);
});

const page = async (path: string) => (await given.fetch(path, { headers: student })).text();
const move = (slot_start: string) =>
  given.fetch(`/dashboard/bookings/${bookingId}/move`, {
    method: 'POST',
    headers: student,
    body: new URLSearchParams({ slot_start }),
    redirect: 'manual',
  });

test('a student sees and gets times of the next sixty days, each day folded but the first', async () => {
  const html = await page(`/dashboard/bookings/${bookingId}/move`);
  expect(html).toContain('value="2027-01-21T16:00:00Z"');
  expect(html).not.toContain('value="2026-12-15T09:00:00Z"');
  expect(
    pieces(html, 'details').filter((day) => day.startsWith('<details') && / open/.test(day)),
  ).toHaveLength(1);
  expect((await move('2027-01-21T16:00:00Z')).headers.get('location')).toBe('/dashboard/bookings?done=moved');
});

test('a session that the studio cancelled stays in the list until another time is chosen', async () => {
  await cancelFor(given.world, owner, { bookingId, money: 'new-time' });
  const upcoming = async () => textOf((await page('/dashboard/bookings')).split('id="past"')[0] ?? '');
  expect(await upcoming()).toContain('We had to cancel this session. Choose another time');
  const back = textOf(pieces(await page(`/dashboard/bookings/${bookingId}/cancel`), 'main')[0] ?? '');
  expect(back).toContain('No new time');
  expect((await move('2026-12-17T09:00:00Z')).status).toBe(303);
  expect(await upcoming()).not.toContain('We had to cancel');
  expect(await upcoming()).toContain('17 December');
});
