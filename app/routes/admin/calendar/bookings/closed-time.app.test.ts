import { beforeEach, expect, test } from 'vitest';
import { createFeed } from '#studio/calendar/external-calendars/change-calendars.ts';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { testApp } from '#tests/support/site/app.ts';
import { pieces, textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { owner as ownersRole } from '#tests/support/who.ts';

const given = testApp({}, { clock: { now: () => Temporal.Instant.from('2026-11-23T09:00:00Z') } });
let owner: Record<string, string> = {};
let bookingId = '';

beforeEach(async () => {
  owner = await signedIn(given, 'owner');
  const person = { name: 'Søren Ærø', email: 'soeren@example.dk', day: '2026-11-24', time: '10:00' };
  const more = { place: 'studio', cover: 'owner', language: 'en' };
  const booked = await bookFor(given.world, ownersRole, { ...person, ...more });
  if (!booked.ok) throw new Error(booked.refusal);
  bookingId = booked.bookingId;
});

const post = async (path: string, fields: Record<string, string>) => {
  const body = new URLSearchParams(fields);
  const answer = await given.fetch(path, { method: 'POST', body, headers: owner, redirect: 'manual' });
  return { status: answer.status, html: await answer.text(), to: answer.headers.get('location') };
};
const page = async (path: string) => (await given.fetch(path, { headers: owner })).text();
const main = (html: string) => textOf(pieces(html, 'main')[0] ?? '');

test('a closed day lists the bookings inside it, with their pages and the one that cancels the day', async () => {
  const before = await page('/admin/settings/exceptions');
  expect(main(before)).not.toContain('Booked outside your hours');
  const days = { kind: 'closed', firstDay: '2026-11-23', lastDay: '2026-11-27' };
  expect(await post('/admin/settings/exceptions', days)).toMatchObject({ status: 302 });
  const html = await page('/admin/settings/exceptions?flash=added');
  expect(main(html)).toContain('Søren Ærø, Tuesday 24 November 2026, 10:00–11:00');
  expect(html).toContain(`href="/admin/bookings/${bookingId}"`);
  expect(html).toContain('href="/admin/bookings/cancel-day?day=2026-11-24"');
});

test('weekly hours that end before a booking list it', async () => {
  expect(main(await page('/admin/settings/opening'))).not.toContain('Søren Ærø');
  await given.db.query.deleteFrom('opening_rules').execute();
  await given.db.query
    .insertInto('opening_rules')
    .values({ kind: 'session', weekday: 2, first_start: '12:00', last_start: '17:00', every_minutes: 60 })
    .execute();
  expect(main(await page('/admin/settings/opening'))).toContain('Søren Ærø, Tuesday 24 November 2026');
});

test('hours with a booking are not closed, and the page leads to the booking', async () => {
  const hours = { fromDay: '2026-11-24', fromTime: '09:00', toTime: '12:00' };
  const { status, html } = await post('/admin/bookings/block', hours);
  expect(status).toBe(409);
  expect(html).toContain(`href="/admin/bookings/${bookingId}"`);
});

test('a block over an own block is one action, without a question, and frees no time', async () => {
  const block = { fromDay: '2026-11-25', fromTime: '10:00', toTime: '12:00', note: 'Dentist' };
  expect((await post('/admin/bookings/block', block)).status).toBe(302);
  const over = { ...block, fromTime: '11:00', toTime: '15:00', note: 'Day off' };
  expect((await post('/admin/bookings/block', over)).status).toBe(302);
  expect((await post('/admin/bookings/block', over)).status).toBe(302);
  const blocks = await given.db.query
    .selectFrom('claims')
    .select(['note', 'slot_start', 'slot_end'])
    .where('state', '=', 'blocked')
    .orderBy('slot_start')
    .execute();
  expect(blocks.map(({ note, slot_start, slot_end }) => `${note} ${slot_start} ${slot_end}`)).toEqual([
    'Dentist 2026-11-25T09:00:00Z 2026-11-25T10:00:00Z',
    'Day off 2026-11-25T10:00:00Z 2026-11-25T14:00:00Z',
  ]);
});

test('a block that meets a booking changes no own block, and names only the booking', async () => {
  const block = { fromDay: '2026-11-24', fromTime: '08:00', toTime: '09:00', note: 'Errand' };
  expect((await post('/admin/bookings/block', block)).status).toBe(302);
  const refused = await post('/admin/bookings/block', { ...block, note: '', toTime: '11:00' });
  expect(refused.status).toBe(409);
  expect(main(refused.html)).toContain('Søren Ærø');
  expect(main(refused.html)).not.toContain('Errand');
  const { state } = await given.db.query
    .selectFrom('claims')
    .select('state')
    .where('note', '=', 'Errand')
    .executeTakeFirstOrThrow();
  expect(state).toBe('blocked');
});

test('the calendar feed has the studio’s name, a colour and an interval, and is sent again only when changed', async () => {
  const token = await createFeed(given.world, ownersRole);
  const load = (headers: Record<string, string> = {}) =>
    given.fetch(`/bookings/calendar/${token}.ics`, { headers });
  const first = await load();
  const text = await first.text();
  expect(text).toMatch(/X-WR-CALNAME:.+\r\n/);
  expect(text).toContain('X-APPLE-CALENDAR-COLOR:#FFB92E');
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT15M');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/".+"$/);
  expect((await load({ 'if-none-match': etag })).status).toBe(304);
  await given.db.query.updateTable('bookings').set({ name: 'Søren Holm' }).execute();
  const changed = await load({ 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(await changed.text()).toContain('Søren Holm');
});
