import { beforeEach, expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { carryOutDay } from '#studio/money/paid-bookings/carry-out-day.ts';
import { testApp } from '#tests/support/site/app.ts';
import { pieces, textOf } from '#tests/support/site/html.ts';
import { ownerRequests } from '#tests/support/site/owner-requests.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { owner } from '#tests/support/who.ts';

let now = Temporal.Instant.from('2026-11-24T07:00:00Z');
const given = testApp({}, { clock: { now: () => now } });
let bookingId = '';
const here = '/admin/bookings/cancel-day';
const day = '2026-11-24';

beforeEach(async () => {
  now = Temporal.Instant.from('2026-11-24T07:00:00Z');
  await signedIn(given, 'owner');
  const person = { name: 'Søren Ærø', email: 'soeren@example.dk', day, time: '10:00' };
  const more = { place: 'studio', cover: 'at-session', language: 'en' };
  const booked = await bookFor(given.world, owner, { ...person, ...more });
  if (!booked.ok) throw new Error(booked.refusal);
  bookingId = booked.bookingId;
});

const { send: post, open } = ownerRequests(given);
const page = async (path: string) => (await open(path, 'owner')).text;
const main = (html: string) => textOf(pieces(html, 'main')[0] ?? '');
const undoPath = (html: string) => /action="([^"?]*\/cancel-day\/[^"?]+\/undo)/.exec(html)?.[1] ?? '';

test('the calendar as a phone opens it leads to the page, which is for today without a day', async () => {
  expect(await page('/admin/bookings')).toContain(`href="${here}?day=${day}"`);
  const html = await page(here);
  expect(main(html)).toContain('Cancel Tuesday 24 November 2026');
  expect(main(html)).toContain('Søren Ærø');
  expect(html).toMatch(/<input(?=[^>]*value="new-time")(?=[^>]*checked)[^>]*>/);
});

test.each(['ill', 'sick', 'cancel', 'syg', 'aflys'])(
  'search finds it by ‘%s’ in both languages',
  async (q) => {
    for (const [language, title] of [
      ['en', 'Cancel this day'],
      ['da', 'Aflys dagen'],
    ] as const) {
      await given.db.query.updateTable('users').set({ language }).execute();
      const html = await page(`/admin/search?q=${q}`);
      expect(main(html)).toContain(title);
      expect(html).toContain(`href="${here}"`);
    }
  },
);

test('cancelled, the calendar and the page show until when it can be undone, and undo opens the day', async () => {
  const cancelled = await post(here, { day, [`choice-${bookingId}`]: 'new-time', message: '' });
  expect(cancelled).toMatchObject({ status: 303, to: `/admin/bookings?week=${day}` });
  for (const path of [cancelled.to, here]) {
    const html = await page(path);
    expect(main(html)).toContain(
      'Tuesday 24 November 2026 is cancelled. Emails and refunds go out at 08:05.',
    );
    expect(undoPath(html)).not.toBe('');
  }
  const undone = await post(undoPath(await page(here)), {});
  expect(undone.status).toBe(303);
  expect(main(await page(undone.to))).toContain('Undone.');
  expect(undoPath(await page(here))).toBe('');
});

test('too late an undo says so, and the student chooses by the link in the email', async () => {
  await post(here, { day, message: 'I am ill.' });
  const undo = undoPath(await page(here));
  now = now.add({ minutes: 5 });
  const [{ id } = { id: '' }] = await given.db.query.selectFrom('day_cancellations').select('id').execute();
  await carryOutDay(given.world, id);
  const late = await post(undo, {});
  expect(late.status).toBe(409);
  expect(main(late.text)).toContain('It’s too late to undo');
  const { body } = await given.db.query
    .selectFrom('emails')
    .select('body')
    .where('kind', '=', 'booking-new-time')
    .executeTakeFirstOrThrow();
  const link = /\/bookings\/[\w-]{22}/.exec(body ?? '')?.[0] ?? '';
  const html = await (await given.fetch(link)).text();
  expect(main(html)).toContain('We had to cancel this session. Choose another time.');
  expect(html).toContain(`href="${link}/move"`);
  const moved = await given.fetch(`${link}/move`, {
    method: 'POST',
    body: new URLSearchParams({ slot_start: '2026-12-14T10:00:00Z' }),
    redirect: 'manual',
  });
  expect(moved.headers.get('location')).toBe(`${link}?done=moved`);
  expect(main(await page(`/admin/bookings/${bookingId}`))).toContain('Monday 14 December 2026');
});

test('too long a personal line is refused at once, with what was entered', async () => {
  const message = 'x'.repeat(1001);
  const refused = await post(here, { day, [`choice-${bookingId}`]: 'refund', message });
  expect(refused.status).toBe(400);
  expect(main(refused.text)).toContain('Please keep the personal line under 1,000 characters.');
  expect(refused.text).toContain(message);
  expect(refused.text).toMatch(/<input(?=[^>]*value="refund")(?=[^>]*checked)[^>]*>/);
});
