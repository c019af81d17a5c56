import { expect, test } from 'vitest';
import { rescheduleFor } from '#studio/calendar/owner-calendar/reschedule-for.ts';
import { cancelFor } from '#studio/money/paid-bookings/cancel-for.ts';
import { bookedAt } from '#tests/support/calendars/changed-event.ts';
import { hours, testGoogle } from '#tests/support/calendars/google.ts';
import { connectedGoogle, googleEnv } from '#tests/support/calendars/google-account.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { sampleStudio } from '#tests/support/database/sample-studio.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { chooseCalendars, chooseTargetCalendar } from './change-accounts.ts';
import { compareEvents } from './compare-events.ts';
import { externalCalendars } from './external-calendars.queries.ts';
import { rescheduleToEvent, restoreEvent } from './settle-event-change.ts';
import { writeEvent } from './write-event.ts';
import { eventChanges, writtenEvent } from './written-events.queries.ts';

const given = testDatabase('embedded', undefined, sampleStudio);
const google = testGoogle();

/** A studio that writes its bookings to a new calendar. */
async function writing(world = testWorld(given.db, { env: googleEnv(google) })) {
  const name = `Bookings ${crypto.randomUUID()}`;
  const calendar = google.createCalendar(name);
  const { calendarId, accountId } = await connectedGoogle(world, google, name);
  await chooseTargetCalendar(world, owner, calendarId);
  return { world, calendar, calendarId, accountId };
}
const book = (world: TestWorld, time: string) => bookedAt(world, { day: '2026-11-24', time });
/** Runs the jobs requested so far, as a process would. */
async function runJobs(world: TestWorld): Promise<void> {
  const jobs = world.requestedJobs.splice(0).filter(({ name }) => name === 'write-event');
  for (const { data } of jobs) await writeEvent(world, (data as { bookingId: string }).bookingId);
}
const idOf = (bookingId: string) => bookingId.replaceAll('-', '');
const compareLater = (world: TestWorld) => {
  world.setNow(world.clock.now().add({ minutes: 6 }));
  return compareEvents(world);
};
const openTasks = async () =>
  (
    await given.db.query
      .selectFrom('tasks')
      .select('kind')
      .where('state', '=', 'open')
      .where('kind', 'like', 'event-%')
      .execute()
  ).map(({ kind }) => kind);
const failureOf = async (calendarId: string) =>
  (await externalCalendars(given.db.query)).find(({ id }) => id === calendarId)?.writeFailure;

test('a booking is written, moved and deleted in the chosen calendar, and no one is invited', async () => {
  const { world, calendar } = await writing();
  const bookingId = await book(world, '10:00');
  await runJobs(world);
  const event = google.event(calendar, bookingId);
  expect(event).toMatchObject({
    summary: 'Mia Holm',
    start: { dateTime: '2026-11-24T10:00:00+01:00' },
    extendedProperties: { private: { belcanto: 'localhost' } },
  });
  expect(event).not.toHaveProperty('attendees');
  google.put(calendar, idOf(bookingId), { colorId: '7' });
  await rescheduleFor(world, owner, { bookingId, day: '2026-11-24', time: '12:00' });
  await runJobs(world);
  expect(google.event(calendar, bookingId)).toMatchObject({
    start: { dateTime: '2026-11-24T12:00:00+01:00' },
    colorId: '7',
  });
  await writeEvent(world, bookingId);
  await cancelFor(world, owner, { bookingId, money: 'back' });
  await runJobs(world);
  expect(google.event(calendar, bookingId)).toBeNull();
  expect(await writtenEvent(given.db.query, bookingId)).toBeNull();
});

test('what an outage prevented is written by the comparison, and its failure is recorded until then', async () => {
  const { world, calendar, calendarId } = await writing();
  const cancelled = await book(world, '10:00');
  await runJobs(world);
  const booked = await book(world, '12:00');
  await cancelFor(world, owner, { bookingId: cancelled, money: 'back' });
  google.state.faults.push({ on: 'POST /calendar', how: 'cut' });
  await expect(writeEvent(world, booked)).rejects.toThrow('network');
  expect(await failureOf(calendarId)).toBe('network');
  expect(await compareLater(world)).toBe(2);
  expect(google.event(calendar, cancelled)).toBeNull();
  expect(google.event(calendar, booked)).toMatchObject({ summary: 'Mia Holm' });
  expect(await failureOf(calendarId)).toBeNull();
  expect(await compareLater(world)).toBe(0);
});

test('an event whose answer was lost is taken over, not written twice', async () => {
  const { world, calendar } = await writing();
  const bookingId = await book(world, '10:00');
  google.state.faults.push({ on: 'POST /calendar', how: 'cut-after' });
  await expect(runJobs(world)).rejects.toThrow('network');
  expect(await compareLater(world)).toBe(1);
  expect(await writtenEvent(given.db.query, bookingId)).toMatchObject({ change: null });
  expect([...calendar.events.keys()]).toEqual([idOf(bookingId)]);
});

test('with another calendar the events move there, and back again; with none they are deleted', async () => {
  const first = await writing();
  const { world } = first;
  const bookingId = await book(world, '10:00');
  await runJobs(world);
  const second = await writing(world);
  await compareLater(world);
  const written = () => [first, second].map(({ calendar }) => google.event(calendar, bookingId) !== null);
  expect(written()).toEqual([false, true]);
  await chooseTargetCalendar(world, owner, first.calendarId);
  await compareLater(world);
  expect(written()).toEqual([true, false]);
  await chooseTargetCalendar(world, owner, null);
  await compareEvents(world);
  expect(written()).toEqual([false, false]);
});

test('an event that was moved is a suggestion, which reschedules the booking', async () => {
  const { world, calendar } = await writing();
  const bookingId = await book(world, '10:00');
  await runJobs(world);
  google.put(calendar, idOf(bookingId), hours('2026-11-24T13:00', '2026-11-24T14:00'));
  await compareLater(world);
  const [change] = await eventChanges(given.db.query);
  expect(change).toMatchObject({ bookingId, name: 'Mia Holm', change: 'moved' });
  expect(change?.foundStart?.toString()).toBe('2026-11-24T12:00:00Z');
  expect(await openTasks()).toEqual(['event-moved']);
  expect(await rescheduleToEvent(world, owner, bookingId)).toEqual({ ok: true });
  await runJobs(world);
  expect(google.event(calendar, bookingId)?.start.dateTime).toBe('2026-11-24T13:00:00+01:00');
  expect([await openTasks(), await eventChanges(given.db.query)]).toEqual([[], []]);
});

test('a deleted event is a suggestion, and is restored with its id', async () => {
  const { world, calendar } = await writing();
  const bookingId = await book(world, '10:00');
  await runJobs(world);
  google.put(calendar, idOf(bookingId), { status: 'cancelled' });
  await compareLater(world);
  await compareLater(world);
  expect([await openTasks(), google.event(calendar, bookingId)]).toEqual([['event-deleted'], null]);
  expect(await restoreEvent(world, owner, bookingId)).toBe(true);
  await runJobs(world);
  expect(google.event(calendar, bookingId)).toMatchObject({ summary: 'Mia Holm' });
  expect(await openTasks()).toEqual([]);
});

test('an event that was moved back, or changed in other ways, is no suggestion', async () => {
  const { world, calendar } = await writing();
  const bookingId = await book(world, '10:00');
  await runJobs(world);
  google.put(calendar, idOf(bookingId), hours('2026-11-25T10:00', '2026-11-25T11:00'));
  await compareLater(world);
  expect(await openTasks()).toEqual(['event-moved']);
  google.put(calendar, idOf(bookingId), {
    ...hours('2026-11-24T10:00', '2026-11-24T11:00'),
    summary: 'Renamed',
  });
  await compareLater(world);
  expect([await openTasks(), await eventChanges(given.db.query)]).toEqual([[], []]);
});

test('a suggested time that is taken is refused, and a booking that is changed afterwards ends the suggestion', async () => {
  const { world, calendar } = await writing();
  const bookingId = await book(world, '10:00');
  await book(world, '13:00');
  await runJobs(world);
  google.put(calendar, idOf(bookingId), hours('2026-11-24T13:00', '2026-11-24T14:00'));
  await compareLater(world);
  expect(await rescheduleToEvent(world, owner, bookingId)).toMatchObject({ refusal: 'taken' });
  expect(await openTasks()).toEqual(['event-moved']);
  await cancelFor(world, owner, { bookingId, money: 'back' });
  await runJobs(world);
  expect([await openTasks(), google.event(calendar, bookingId)]).toEqual([[], null]);
});

test('our own events do not make the owner busy when bookings are written to a calendar that does', async () => {
  const { world, calendarId, accountId } = await writing();
  await book(world, '10:00');
  await runJobs(world);
  await chooseCalendars(world, owner, { accountId, busy: [calendarId] });
  const busy = given.db.query.selectFrom('external_busy_times').select('starts_at');
  expect(await busy.execute()).toEqual([]);
});

test('a revoked access is a failure until the account is connected again, and prevents no other calendar', async () => {
  const { world, calendar, calendarId } = await writing();
  const bookingId = await book(world, '10:00');
  google.state.grants.clear();
  await expect(runJobs(world)).rejects.toThrow('disconnected');
  expect(await failureOf(calendarId)).toBe('disconnected');
  const second = await writing(world);
  expect(google.event(calendar, bookingId)).toBeNull();
  await compareLater(world);
  expect(google.event(second.calendar, bookingId)).toMatchObject({ summary: 'Mia Holm' });
  google.state.grants.clear();
  await chooseTargetCalendar(world, owner, null);
  await compareEvents(world);
  expect(await writtenEvent(given.db.query, bookingId)).toBeNull();
});

test('a calendar that may only be read is not chosen for bookings', async () => {
  const world = testWorld(given.db, { env: googleEnv(google) });
  google.createCalendar('Holidays', { accessRole: 'reader' });
  const { calendarId } = await connectedGoogle(world, google, 'Holidays');
  await chooseTargetCalendar(world, owner, calendarId);
  const calendars = await externalCalendars(given.db.query);
  expect(calendars.some(({ isTarget }) => isTarget)).toBe(false);
  expect(calendars.find(({ id }) => id === calendarId)?.isWritable).toBe(false);
});
