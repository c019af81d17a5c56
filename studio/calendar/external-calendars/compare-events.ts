import { CalendarFailed } from '#platform/calendar/calendar-client.ts';
import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { bookingEvent } from './booking-event.ts';
import { rereadMinutes, retryAfter } from './external-calendar.ts';
import {
  eventRefOf,
  isCurrent,
  isSameTime,
  type OpenCalendar,
  openCalendar,
  recordFailure,
  reportChange,
  reportSameTime,
  writeEvent,
} from './write-event.ts';
import {
  type BookingToWrite,
  bookingsToWrite,
  isComparisonDue,
  ownersLanguage,
  targetCalendar,
  type WrittenCalendar,
  type WrittenEvent,
  writtenEvent,
  writtenEvents,
} from './written-events.queries.ts';
import { recordComparison, recordFailedComparison } from './written-events.store.ts';

/** The rest follows in the next run. */
const mostAtOnce = 200;

/**
 * Every five minutes: writes what jobs have not written, such as after an outage, and finds what was moved or
 * deleted in the other calendar. After an outage less often. The number of events written.
 */
export async function compareEvents(world: World): Promise<number> {
  const now = world.clock.now();
  const q = world.db.query;
  const target = await targetCalendar(q);
  const isDue = target
    ? await isComparisonDue(q, { before: now.subtract({ minutes: rereadMinutes }), now })
    : (await writtenEvents(q, now)).length > 0;
  if (!isDue) return 0;
  const ids = await differing(world, target?.id ?? null);
  if (!target) await writeEach(world, ids.slice(0, mostAtOnce));
  else await compareWith(world, target, ids);
  return ids.length;
}

async function compareWith(world: World, target: WrittenCalendar, ids: readonly string[]): Promise<void> {
  const rejected = await withBackOff(world, target.id, async () => {
    const first = await writeEach(world, ids.slice(0, mostAtOnce));
    if (ids.length > mostAtOnce) return first;
    await recordFailure(world, target.id, () => findChanges(world, openCalendar(world, target)));
    await change(world, system, (c) => recordComparison(c));
    return first;
  });
  if (rejected) await recordFailure(world, target.id, () => Promise.reject(rejected));
}

async function withBackOff<T>(world: World, calendarId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const retry = (failures: number) => retryAfter(failures, world.clock.now());
    await world.db.transaction((tx) => recordFailedComparison(tx, calendarId, retry));
    throw error;
  }
}

/** An outage ends the run, because it would fail all; an event that the server rejects does not. */
async function writeEach(world: World, ids: readonly string[]): Promise<CalendarFailed | null> {
  let rejected: CalendarFailed | null = null;
  for (const id of ids) {
    try {
      await writeEvent(world, id);
    } catch (error) {
      if (!(error instanceof CalendarFailed) || error.reason !== 'status') throw error;
      rejected = error;
    }
  }
  return rejected;
}

/** Bookings whose event is missing, different, superfluous, or in a former calendar. */
async function differing(world: World, targetId: string | null): Promise<string[]> {
  const now = world.clock.now();
  const q = world.db.query;
  const written = new Map((await writtenEvents(q, now)).map((event) => [event.bookingId, event]));
  const language = await ownersLanguage(q);
  const booked = await bookingsToWrite(q, now);
  const toWrite = booked.filter((booking) => {
    const event = written.get(booking.id);
    written.delete(booking.id);
    if (targetId === null) return event !== undefined;
    return event?.calendarId !== targetId || event.hash !== bookingEvent(world, booking, language).hash;
  });
  return [...toWrite.map(({ id }) => id), ...written.keys()];
}

async function findChanges(world: World, calendar: OpenCalendar): Promise<void> {
  const now = world.clock.now();
  const q = world.db.query;
  const bookings = new Map((await bookingsToWrite(q, now)).map((booking) => [booking.id, booking]));
  const events = (await writtenEvents(q, now)).filter(({ calendarId }) => calendarId === calendar.id);
  const etags = await calendar.client.etags(
    calendar.address,
    events.map(({ bookingId }) => eventRefOf(world, bookingId)),
    now,
  );
  for (const event of events) {
    const booking = bookings.get(event.bookingId);
    const etag = etags.get(event.bookingId) ?? null;
    // What a job is about to write is not a change of the owner's.
    if (!booking || event.etag === etag || !isSameTime(event, booking)) continue;
    await checkEvent(world, calendar, { event, booking });
  }
}

async function checkEvent(
  world: World,
  calendar: OpenCalendar,
  { event, booking }: { event: WrittenEvent; booking: BookingToWrite },
): Promise<void> {
  // A server that leaves an object out of its answer has not deleted it.
  const found = await calendar.client.event(calendar.address, eventRefOf(world, booking.id));
  const time = found?.time ?? null;
  await change(world, system, async (c) => {
    const current = await writtenEvent(c.tx, booking.id);
    if (current?.etag !== event.etag || !(await isCurrent(c.tx, booking))) return;
    if (found && time && isSameTime(time, event)) {
      await reportSameTime(c, event, found.etag);
    } else {
      await reportChange(c, { booking, etag: found?.etag ?? null, found: time });
    }
  });
}
