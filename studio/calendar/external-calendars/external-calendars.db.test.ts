import { expect, test } from 'vitest';
import { type GuardedHttp, RequestRefused } from '#platform/http/guarded-http.ts';
import { listSlots } from '#studio/calendar/booking/slots.queries.ts';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { cancelFor } from '#studio/money/paid-bookings/cancel-for.ts';
import { answered } from '#tests/support/calendars/answered.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { sampleStudio } from '#tests/support/database/sample-studio.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { calendarFeed } from './calendar-feed.ts';
import { addCalendar, createFeed, removeCalendar, revokeFeed } from './change-calendars.ts';
import { busyConflicts, externalCalendars } from './external-calendars.queries.ts';
import { readCalendars, refreshBusyTimes } from './read-calendars.ts';

const given = testDatabase('embedded', undefined, sampleStudio);
const address = 'https://calendar.example/private-secret.ics';
const env = { APP_SECRET: 'a secret of more than thirty-two characters' };

/** A calendar elsewhere: what it answers can change between readings. */
function elsewhere() {
  const site = { body: '', refuses: false, asked: 0 };
  const http: GuardedHttp = {
    request: async () => {
      site.asked += 1;
      if (site.refuses) throw new RequestRefused('timeout');
      return answered(site.body);
    },
  };
  return { site, http };
}
const calendar = (...events: Array<[uid: string, start: string, end: string]>) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap(([uid, start, end]) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTART;TZID=Europe/Copenhagen:${start}`,
      `DTEND;TZID=Europe/Copenhagen:${end}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const dentist: [string, string, string] = ['dentist', '20261124T093000', '20261124T110000'];
const book = (world: ReturnType<typeof testWorld>, time: string) =>
  bookFor(world, owner, {
    name: 'Mia Holm',
    email: 'mia@example.com',
    day: '2026-11-24',
    time,
    place: 'studio',
    cover: 'owner',
    language: 'en',
  });
async function free(world: ReturnType<typeof testWorld>) {
  const { days } = await listSlots(world, visitor, { kind: 'session', language: 'en', timeZone: null });
  return days.find(({ date }) => date === '2026-11-24')?.slots.map(({ label }) => label) ?? [];
}
const busyClaims = async () => {
  const rows = await given.db.query
    .selectFrom('claims')
    .select(['slot_start', 'slot_end'])
    .where('kind', '=', 'busy')
    .where('state', '=', 'blocked')
    .orderBy('slot_start')
    .execute();
  return rows.map(({ slot_start, slot_end }) => `${slot_start} ${slot_end}`);
};

test('events of another calendar cannot be booked; its address is stored encrypted', async () => {
  const { site, http } = elsewhere();
  const world = testWorld(given.db, { http, env });
  site.body = calendar(dentist);
  expect(await addCalendar(world, owner, { name: 'Private', address })).toEqual({ ok: true });
  expect(await free(world)).toEqual(['11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00']);
  const row = await given.db.query.selectFrom('external_calendars').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain('private-secret');
  expect(await book(world, '10:00')).toMatchObject({ refusal: 'taken', clashes: [{ kind: 'busy' }] });
});

test('a calendar is read again after five minutes: moved events move, removed calendars are free', async () => {
  const { site, http } = elsewhere();
  const world = testWorld(given.db, { http, env });
  site.body = calendar(dentist);
  await addCalendar(world, owner, { name: 'Private', address });
  site.body = calendar(['dentist', '20261124T160000', '20261124T173000']);
  expect([await readCalendars(world), site.asked]).toEqual([0, 1]);
  world.setNow(world.clock.now().add({ minutes: 6 }));
  expect(await readCalendars(world)).toBe(1);
  expect(await busyClaims()).toEqual(['2026-11-24T15:00:00Z 2026-11-24T16:30:00Z']);
  const [{ id } = { id: '' }] = await externalCalendars(given.db.query);
  await removeCalendar(world, owner, id);
  expect(await busyClaims()).toEqual([]);
  expect(await free(world)).toHaveLength(9);
});

test('after a failure the last known busy times apply, and the failure has its time', async () => {
  const { site, http } = elsewhere();
  const world = testWorld(given.db, { http, env });
  site.body = calendar(dentist);
  await addCalendar(world, owner, { name: 'Private', address });
  const [before] = await externalCalendars(given.db.query);
  site.refuses = true;
  world.setNow(world.clock.now().add({ minutes: 6 }));
  await readCalendars(world);
  const [after] = await externalCalendars(given.db.query);
  expect(after).toMatchObject({
    failure: 'timeout',
    readAt: world.clock.now(),
    succeededAt: before?.succeededAt,
  });
  expect(await busyClaims()).toHaveLength(1);
});

test('before a hold a calendar is read again after a minute, and an outage prevents nothing', async () => {
  const { site, http } = elsewhere();
  const world = testWorld(given.db, { http, env });
  site.body = calendar();
  await refreshBusyTimes(world);
  expect(site.asked).toBe(0);
  await addCalendar(world, owner, { name: 'Private', address });
  site.body = calendar(dentist);
  await refreshBusyTimes(world);
  expect([site.asked, (await busyClaims()).length]).toEqual([1, 0]);
  world.setNow(world.clock.now().add({ seconds: 61 }));
  await refreshBusyTimes(world);
  expect([site.asked, (await busyClaims()).length]).toEqual([2, 1]);
  site.refuses = true;
  world.setNow(world.clock.now().add({ seconds: 61 }));
  await refreshBusyTimes(world);
  expect([site.asked, (await busyClaims()).length]).toEqual([3, 1]);
});

test('before a hold all calendars are read at once and outside the transaction', async () => {
  const names = ['Private', 'Band', 'Family'];
  let isBeforeHold = false;
  const waiting: Array<() => void> = [];
  const http: GuardedHttp = {
    async request() {
      if (isBeforeHold) {
        // The embedded database has one connection: a statement would wait for an open transaction forever.
        await given.db.query.selectFrom('claims').select('id').limit(1).execute();
        await new Promise<void>((answer) => {
          waiting.push(answer);
          if (waiting.length === names.length) for (const each of waiting) each();
        });
      }
      return answered(calendar(dentist));
    },
  };
  const world = testWorld(given.db, { http, env });
  for (const name of names) await addCalendar(world, owner, { name, address: `${address}?${name}` });
  isBeforeHold = true;
  world.setNow(world.clock.now().add({ seconds: 61 }));
  await refreshBusyTimes(world);
  expect(waiting).toHaveLength(names.length);
});

test('a busy time never replaces a booking: it is a conflict, and is claimed once the booking is cancelled', async () => {
  const { site, http } = elsewhere();
  const world = testWorld(given.db, { http, env });
  const booked = await book(world, '10:00');
  site.body = calendar(dentist);
  await addCalendar(world, owner, { name: 'Private', address });
  expect(await busyClaims()).toEqual(['2026-11-24T08:30:00Z 2026-11-24T09:00:00Z']);
  const conflicts = await busyConflicts(given.db.query, world.clock.now());
  expect(conflicts).toMatchObject([{ name: 'Mia Holm', calendar: 'Private' }]);
  await cancelFor(world, owner, { bookingId: booked.ok ? booked.bookingId : '', money: 'back' });
  world.setNow(world.clock.now().add({ minutes: 6 }));
  await readCalendars(world);
  expect(await busyClaims()).toEqual(['2026-11-24T08:30:00Z 2026-11-24T10:00:00Z']);
});

test('events of the studio itself are skipped, and overlapping events are one busy time', async () => {
  const { site, http } = elsewhere();
  const world = testWorld(given.db, { http, env });
  const host = new URL(world.settings.siteUrl).hostname;
  site.body = calendar(
    [`own@${host}`, '20261124T120000', '20261124T130000'],
    ['one', '20261125T090000', '20261125T110000'],
    ['two', '20261125T103000', '20261125T120000'],
  );
  await addCalendar(world, owner, { name: 'Private', address });
  expect(await busyClaims()).toEqual(['2026-11-25T08:00:00Z 2026-11-25T11:00:00Z']);
});

test('a calendar needs a name, a web address and APP_SECRET', async () => {
  const { http } = elsewhere();
  const world = testWorld(given.db, { http, env });
  for (const wrong of ['calendar', 'ftp://calendar.example/', '']) {
    expect(await addCalendar(world, owner, { name: ' ', address: wrong })).toMatchObject({
      fields: ['name', 'address'],
    });
  }
  const withoutSecret = testWorld(given.db, { http });
  expect(await addCalendar(withoutSecret, owner, { name: 'Private', address })).toEqual({
    ok: false,
    refusal: 'no-secret',
  });
});

test('the feed has every booking, and ends when its address is replaced or revoked', async () => {
  const world = testWorld(given.db, { env });
  await book(world, '10:00');
  const first = await createFeed(world, owner);
  const text = await calendarFeed(world, first, 'en');
  expect(text).toContain('SUMMARY:Mia Holm');
  expect(text).toContain('DTSTART:20261124T090000Z');
  const second = await createFeed(world, owner);
  expect(await calendarFeed(world, first, 'en')).toBeNull();
  expect(await calendarFeed(world, second, 'en')).toContain('Mia Holm');
  await revokeFeed(world, owner);
  expect(await calendarFeed(world, second, 'en')).toBeNull();
});

test('the feed is the same text, and so has the same ETag, on both sides of a clock change', async () => {
  const world = testWorld(given.db, { env });
  await book(world, '10:00');
  const feed = await createFeed(world, owner);
  const textAt = (now: string) => {
    world.setNow(Temporal.Instant.from(now));
    return calendarFeed(world, feed, 'en');
  };
  const winter = await textAt('2027-01-10T00:59:00Z');
  expect(winter).toContain('DTSTART:20261124T090000Z');
  for (const now of ['2027-01-10T01:01:00Z', '2027-01-11T12:00:00Z']) expect(await textAt(now)).toBe(winter);
  const beforeChange = await textAt('2026-10-25T00:59:00Z');
  expect(await textAt('2026-10-25T01:01:00Z')).toBe(beforeChange);
  expect(beforeChange).toBe(winter);
});
