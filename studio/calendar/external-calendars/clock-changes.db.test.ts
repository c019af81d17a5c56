import { expect, test } from 'vitest';
import { bookedAt } from '#tests/support/calendars/changed-event.ts';
import { hours, testGoogle } from '#tests/support/calendars/google.ts';
import { connectedGoogle, googleEnv } from '#tests/support/calendars/google-account.ts';
import { calendarHost, eventText, testRadicale } from '#tests/support/calendars/radicale.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { sampleStudio } from '#tests/support/database/sample-studio.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { chooseCalendars, chooseTargetCalendar, connectAccount } from './change-accounts.ts';
import { compareEvents } from './compare-events.ts';
import { externalCalendars } from './external-calendars.queries.ts';
import { readCalendars } from './read-calendars.ts';
import { rescheduleToEvent } from './settle-event-change.ts';
import { writeEvent } from './write-event.ts';
import { eventChanges } from './written-events.queries.ts';

/* Both weekends on which the clocks of Copenhagen change: what is written, read and moved keeps its local time. */

const given = testDatabase('embedded', undefined, sampleStudio);
const radicale = testRadicale();
const google = testGoogle();

interface Connected {
  world: TestWorld;
  /** Local times of Copenhagen; an hour long. */
  putWeekly(start: string): Promise<unknown>;
  move(bookingId: string, start: string): Promise<unknown>;
  startOf(bookingId: string): Promise<string>;
}

const hourLater = (start: string) => Temporal.PlainDateTime.from(start).add({ hours: 1 }).toString();
const basic = (time: string) =>
  Temporal.PlainDateTime.from(time).toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');

/** Busy by the calendar 'Private', and bookings are written to 'Bookings'. */
async function choose(world: TestWorld, [busy, target]: readonly [string, string]): Promise<void> {
  const found = await externalCalendars(given.db.query);
  const idOf = (name: string) => found.find((one) => one.name === name)?.id ?? '';
  const accountId = found.find(({ name }) => name === busy)?.accountId ?? '';
  await chooseCalendars(world, owner, { accountId, busy: [idOf(busy)] });
  await chooseTargetCalendar(world, owner, idOf(target));
}

async function onRadicale(): Promise<Connected> {
  const env = { APP_SECRET: 'a secret of more than thirty-two characters', CALENDAR_HOSTS: calendarHost };
  const world = testWorld(given.db, { http: radicale.http, env });
  const names = ['Private', 'Bookings'].map((name) => `${name} ${crypto.randomUUID()}`) as [string, string];
  const [busyUrl, targetUrl] = await Promise.all(names.map((name) => radicale.createCalendar(name)));
  const { address, user, password } = radicale.account;
  await connectAccount(world, owner, { server: address, user, password });
  await choose(world, names);
  const text = (uid: string, start: string, more: string[] = []) =>
    eventText(uid, basic(start), basic(hourLater(start)), more);
  const uidOf = (bookingId: string) => `${bookingId}@${new URL(world.settings.siteUrl).hostname}`;
  return {
    world,
    putWeekly: (start) => radicale.put(`${busyUrl}weekly.ics`, text('weekly', start, ['RRULE:FREQ=WEEKLY'])),
    move: (id, start) => radicale.put(`${targetUrl}${id}.ics`, text(uidOf(id), start)),
    async startOf(id) {
      const found = /DTSTART:(\S+)/.exec((await radicale.read(`${targetUrl}${id}.ics`)) ?? '');
      return Temporal.Instant.from(found?.[1] ?? '').toString();
    },
  };
}

async function onGoogle(): Promise<Connected> {
  const world = testWorld(given.db, { env: googleEnv(google) });
  const [busy, target] = [google.createCalendar('Private'), google.createCalendar('Bookings')];
  await connectedGoogle(world, google, 'Bookings');
  await choose(world, ['Private', 'Bookings']);
  return {
    world,
    async putWeekly(start) {
      const recurrence = ['RRULE:FREQ=WEEKLY'];
      google.put(busy, 'weekly', { ...hours(start, hourLater(start)), recurrence });
    },
    async move(id, start) {
      google.put(target, id.replaceAll('-', ''), hours(start, hourLater(start)));
    },
    startOf: async (id) => Temporal.Instant.from(google.event(target, id)?.start.dateTime ?? '').toString(),
  };
}

const spring = {
  now: '2027-03-20T08:00:00Z',
  weekly: '2027-03-22T09:00',
  busy: ['2027-03-22T08:00:00Z', '2027-03-29T07:00:00Z'],
  sunday: '2027-03-28',
  written: '2027-03-28T08:00:00Z',
  saturday: '2027-03-27',
  moved: '2027-03-27T09:00:00Z',
};
const autumn = {
  now: '2027-10-23T08:00:00Z',
  weekly: '2027-10-25T09:00',
  busy: ['2027-10-25T07:00:00Z', '2027-11-01T08:00:00Z'],
  sunday: '2027-10-31',
  written: '2027-10-31T09:00:00Z',
  saturday: '2027-10-30',
  moved: '2027-10-30T08:00:00Z',
};

test.each([
  ['Radicale in spring', onRadicale, spring],
  ['Radicale in autumn', onRadicale, autumn],
  ['Google in spring', onGoogle, spring],
  ['Google in autumn', onGoogle, autumn],
] as const)(
  '%s: busy times, bookings and moved events keep their local time across the clock change',
  async (...row) => {
    const [, connect, { now, weekly, busy, sunday, written, saturday, moved }] = row;
    const { world, putWeekly, move, startOf } = await connect();
    world.setNow(Temporal.Instant.from(now));
    await putWeekly(weekly);
    const later = () => world.setNow(world.clock.now().add({ minutes: 6 }));
    const runJobs = async () => {
      const jobs = world.requestedJobs.splice(0).filter(({ name }) => name === 'write-event');
      for (const { data } of jobs) await writeEvent(world, (data as { bookingId: string }).bookingId);
    };
    await readCalendars(world);
    const claims = await given.db.query
      .selectFrom('claims')
      .select('slot_start')
      .where('kind', '=', 'busy')
      .where('state', '=', 'blocked')
      .orderBy('slot_start')
      .limit(2)
      .execute();
    expect(claims.map(({ slot_start }) => slot_start.toString())).toEqual(busy);
    const bookingId = await bookedAt(world, { day: sunday, time: '10:00' });
    await runJobs();
    expect(await startOf(bookingId)).toBe(written);
    later();
    expect([await compareEvents(world), await eventChanges(given.db.query)]).toEqual([0, []]);
    await move(bookingId, `${saturday}T10:00`);
    later();
    await compareEvents(world);
    const [change] = await eventChanges(given.db.query);
    expect(change?.foundStart?.toString()).toBe(moved);
    expect(await rescheduleToEvent(world, owner, bookingId)).toEqual({ ok: true });
    await runJobs();
    expect(await startOf(bookingId)).toBe(moved);
  },
);
