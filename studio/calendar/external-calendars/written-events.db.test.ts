import { expect, test } from 'vitest';
import { type GuardedHttp, RequestRefused } from '#platform/http/guarded-http.ts';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { rescheduleFor } from '#studio/calendar/owner-calendar/reschedule-for.ts';
import { cancelFor } from '#studio/money/paid-bookings/cancel-for.ts';
import { calendarHost, eventText, testRadicale } from '#tests/support/calendars/radicale.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { sampleStudio } from '#tests/support/database/sample-studio.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { chooseCalendars, chooseTargetCalendar, connectAccount } from './change-accounts.ts';
import { compareEvents } from './compare-events.ts';
import { externalCalendars } from './external-calendars.queries.ts';
import { rescheduleToEvent, restoreEvent } from './settle-event-change.ts';
import { writeEvent } from './write-event.ts';
import { eventChanges, writtenEvent } from './written-events.queries.ts';

const given = testDatabase('embedded', undefined, sampleStudio);
const radicale = testRadicale();
const env = { APP_SECRET: 'a secret of more than thirty-two characters', CALENDAR_HOSTS: calendarHost };

/** A studio that writes its bookings to a new calendar. */
async function writing() {
  const line = { isCut: false };
  const http: GuardedHttp = {
    request: async (address, request) => {
      if (line.isCut) throw new RequestRefused('network');
      return radicale.http.request(address, request);
    },
  };
  const world = testWorld(given.db, { http, env });
  const name = `Bookings ${crypto.randomUUID()}`;
  const url = await radicale.createCalendar(name);
  const { address, user, password } = radicale.account;
  await connectAccount(world, owner, { server: address, user, password });
  const found = (await externalCalendars(given.db.query)).find((one) => one.name === name);
  if (!found?.accountId) throw new Error('not connected');
  await chooseTargetCalendar(world, owner, found.id);
  const calendar = { id: found.id, accountId: found.accountId, url };
  return { world, line, calendar };
}
const book = async (world: TestWorld, time: string, name = 'Mia Holm') => {
  const outcome = await bookFor(world, owner, {
    name,
    email: 'mia@example.com',
    day: '2026-11-24',
    time,
    place: 'studio',
    cover: 'owner',
    language: 'en',
  });
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.bookingId;
};
/** Runs the jobs requested so far, as a process would. */
async function runJobs(world: TestWorld): Promise<number> {
  const jobs = world.requestedJobs.splice(0).filter(({ name }) => name === 'write-event');
  for (const { data } of jobs) await writeEvent(world, (data as { bookingId: string }).bookingId);
  return jobs.length;
}
const eventOf = (calendar: { url: string }, bookingId: string) =>
  radicale.read(`${calendar.url}${bookingId}.ics`);
const openTasks = async () =>
  (
    await given.db.query
      .selectFrom('tasks')
      .select('kind')
      .where('state', '=', 'open')
      .where('kind', 'like', 'event-%')
      .execute()
  ).map(({ kind }) => kind);
const uid = (world: TestWorld, bookingId: string) =>
  `${bookingId}@${new URL(world.settings.siteUrl).hostname}`;
/** As the owner does it in a calendar app. */
const moveThere = (world: TestWorld, calendar: { url: string }, bookingId: string) =>
  radicale.put(
    `${calendar.url}${bookingId}.ics`,
    eventText(uid(world, bookingId), '20261124T130000', '20261124T140000'),
  );
const compareLater = (world: TestWorld) => {
  world.setNow(world.clock.now().add({ minutes: 6 }));
  return compareEvents(world);
};

test('a booking is written, moved and deleted in the chosen calendar', async () => {
  const { world, calendar } = await writing();
  const bookingId = await book(world, '10:00');
  expect(await runJobs(world)).toBe(1);
  const text = await eventOf(calendar, bookingId);
  expect(text).toContain(`UID:${uid(world, bookingId)}`);
  expect(text).toContain('SUMMARY:Mia Holm');
  expect(text).toContain('DTSTART:20261124T090000Z');
  expect(text).not.toMatch(/METHOD|ORGANIZER|ATTENDEE/);
  await rescheduleFor(world, owner, { bookingId, day: '2026-11-24', time: '12:00' });
  await runJobs(world);
  expect(await eventOf(calendar, bookingId)).toContain('DTSTART:20261124T110000Z');
  await writeEvent(world, bookingId);
  await cancelFor(world, owner, { bookingId, money: 'back' });
  await runJobs(world);
  expect([await eventOf(calendar, bookingId), await writtenEvent(given.db.query, bookingId)]).toEqual([
    null,
    null,
  ]);
});

test('what an outage prevented is written by the comparison, and its failure is recorded until then', async () => {
  const { world, line, calendar } = await writing();
  const cancelled = await book(world, '10:00');
  await runJobs(world);
  line.isCut = true;
  const booked = await book(world, '12:00');
  await cancelFor(world, owner, { bookingId: cancelled, money: 'back' });
  await expect(writeEvent(world, booked)).rejects.toThrow('network');
  const failure = async () =>
    (await externalCalendars(given.db.query)).find(({ id }) => id === calendar.id)?.writeFailure;
  expect(await failure()).toBe('network');
  line.isCut = false;
  expect(await compareLater(world)).toBe(2);
  expect(await radicale.list(calendar.url)).toEqual([`${booked}.ics`]);
  expect(await failure()).toBeNull();
  expect(await compareLater(world)).toBe(0);
});

test('an event that was written without being recorded is taken over', async () => {
  const { world, calendar } = await writing();
  const bookingId = await book(world, '10:00');
  await runJobs(world);
  await given.db.query.deleteFrom('written_events').execute();
  expect(await compareLater(world)).toBe(1);
  expect(await writtenEvent(given.db.query, bookingId)).toMatchObject({ change: null });
  expect(await radicale.list(calendar.url)).toEqual([`${bookingId}.ics`]);
});

test('with another calendar the events move there; with none they are deleted', async () => {
  const { world, calendar } = await writing();
  const bookingId = await book(world, '10:00');
  await runJobs(world);
  const other = await writing();
  await compareLater(other.world);
  expect([await radicale.list(calendar.url), await radicale.list(other.calendar.url)]).toEqual([
    [],
    [`${bookingId}.ics`],
  ]);
  await chooseTargetCalendar(other.world, owner, null);
  await compareEvents(other.world);
  expect(await radicale.list(other.calendar.url)).toEqual([]);
});

test('an event that was moved is a suggestion, which reschedules the booking', async () => {
  const { world, calendar } = await writing();
  const bookingId = await book(world, '10:00');
  await runJobs(world);
  await moveThere(world, calendar, bookingId);
  await compareLater(world);
  const [change] = await eventChanges(given.db.query);
  expect(change).toMatchObject({ bookingId, name: 'Mia Holm', change: 'moved' });
  expect(change?.foundStart?.toString()).toBe('2026-11-24T12:00:00Z');
  expect(await openTasks()).toEqual(['event-moved']);
  expect(await eventOf(calendar, bookingId)).toContain('SUMMARY:Private');
  expect(await rescheduleToEvent(world, owner, bookingId)).toEqual({ ok: true });
  await runJobs(world);
  expect(await eventOf(calendar, bookingId)).toContain('SUMMARY:Mia Holm');
  expect(await eventOf(calendar, bookingId)).toContain('DTSTART:20261124T120000Z');
  expect([await openTasks(), await eventChanges(given.db.query)]).toEqual([[], []]);
});

test('a suggested time that is taken is refused, and the event can be restored', async () => {
  const { world, calendar } = await writing();
  const bookingId = await book(world, '10:00');
  await book(world, '13:00', 'Bo Dahl');
  await runJobs(world);
  await moveThere(world, calendar, bookingId);
  await compareLater(world);
  expect(await rescheduleToEvent(world, owner, bookingId)).toMatchObject({ refusal: 'taken' });
  expect(await restoreEvent(world, owner, bookingId)).toBe(true);
  expect(await openTasks()).toEqual([]);
  await runJobs(world);
  expect(await eventOf(calendar, bookingId)).toContain('DTSTART:20261124T090000Z');
});

test('a deleted event is a suggestion, and is restored', async () => {
  const { world, calendar } = await writing();
  const bookingId = await book(world, '10:00');
  await runJobs(world);
  await radicale.remove(`${calendar.url}${bookingId}.ics`);
  await compareLater(world);
  await compareLater(world);
  expect([await openTasks(), await eventOf(calendar, bookingId)]).toEqual([['event-deleted'], null]);
  expect(await restoreEvent(world, owner, bookingId)).toBe(true);
  await runJobs(world);
  expect(await eventOf(calendar, bookingId)).toContain('SUMMARY:Mia Holm');
  expect(await openTasks()).toEqual([]);
});

test('an event that was moved back, or changed in other ways, is no suggestion', async () => {
  const { world, calendar } = await writing();
  const bookingId = await book(world, '10:00');
  await runJobs(world);
  await moveThere(world, calendar, bookingId);
  await compareLater(world);
  expect(await openTasks()).toEqual(['event-moved']);
  const back = eventText(uid(world, bookingId), '20261124T100000', '20261124T110000');
  await radicale.put(`${calendar.url}${bookingId}.ics`, back);
  await compareLater(world);
  expect([await openTasks(), await eventChanges(given.db.query)]).toEqual([[], []]);
});

test('a booking that is changed after its event was moved is written again, and ends the suggestion', async () => {
  const { world, calendar } = await writing();
  const bookingId = await book(world, '10:00');
  await runJobs(world);
  await moveThere(world, calendar, bookingId);
  await rescheduleFor(world, owner, { bookingId, day: '2026-11-24', time: '15:00' });
  await runJobs(world);
  expect(await openTasks()).toEqual(['event-moved']);
  await cancelFor(world, owner, { bookingId, money: 'back' });
  await runJobs(world);
  expect([await openTasks(), await eventOf(calendar, bookingId)]).toEqual([[], null]);
});

test('our own events do not make the owner busy when bookings are written to a calendar that does', async () => {
  const { world, calendar } = await writing();
  await book(world, '10:00');
  await runJobs(world);
  await chooseCalendars(world, owner, { accountId: calendar.accountId, busy: [calendar.id] });
  const busy = given.db.query.selectFrom('external_busy_times').select('starts_at');
  expect(await busy.execute()).toEqual([]);
});
