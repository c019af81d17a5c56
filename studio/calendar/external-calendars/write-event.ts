import { type CalendarClient, CalendarFailed } from '#platform/calendar/calendar-client.ts';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { system } from '#studio/shared/who.ts';
import { type BookingEvent, bookingEvent, uidOf } from './booking-event.ts';
import { decryptAddress, UnreadableSecret } from './calendar-secrets.ts';
import type { CalendarFailure } from './external-calendar.ts';
import { openClient } from './open-client.ts';
import {
  type BookingToWrite,
  bookingToWrite,
  ownersLanguage,
  targetCalendar,
  type WrittenCalendar,
  type WrittenEvent,
  writtenCalendar,
  writtenEvent,
} from './written-events.queries.ts';
import {
  deleteWritten,
  recordChange,
  recordEtag,
  recordWriting,
  recordWritten,
} from './written-events.store.ts';

/** The event was changed between two requests; the job tries again. */
class ChangedMeanwhile extends Error {}

const timeoutMs = 15_000;

export interface OpenCalendar {
  id: string;
  address: string;
  client: CalendarClient;
}

/** @throws UnreadableSecret, CalendarFailed */
export function openCalendar(world: World, calendar: WrittenCalendar): OpenCalendar {
  const client = openClient(world, calendar, { timeoutMs, lane: 'owner' });
  return { id: calendar.id, address: decryptAddress(world, calendar.address, 'account'), client };
}

export const eventRefOf = (world: Pick<World, 'settings'>, bookingId: string) => ({
  key: bookingId,
  uid: uidOf(world, bookingId),
});

/**
 * Makes the event of one booking agree with it: created, updated or deleted. An event that was moved or deleted in
 * the other calendar is not overwritten, unless its booking has changed since. Idempotent.
 * @throws CalendarFailed, ChangedMeanwhile
 */
export async function writeEvent(world: World, bookingId: string): Promise<void> {
  const q = world.db.query;
  const target = await targetCalendar(q);
  const written = await writtenEvent(q, bookingId);
  if (written && written.calendarId !== target?.id) await removeFromFormer(world, written);
  if (!target) return;
  await recordFailure(world, target.id, async () => {
    const calendar = openCalendar(world, target);
    const current = written?.calendarId === target.id ? written : null;
    const booking = await bookingToWrite(q, bookingId);
    if (booking?.state !== 'booked') {
      if (current) await removeEvent(world, calendar, current);
      return;
    }
    if (Temporal.Instant.compare(booking.end, world.clock.now()) <= 0) return;
    const event = bookingEvent(world, booking, await ownersLanguage(q));
    if (current?.hash === event.hash) return;
    await put(world, calendar, { booking, event, written: current });
  });
}

/** The failure is shown on Today and in the settings until a request succeeds. */
export async function recordFailure(
  world: World,
  calendarId: string,
  work: () => Promise<void>,
): Promise<void> {
  const record = (failure: CalendarFailure | null) =>
    world.db.transaction((tx) => recordWriting(tx, { calendarId, failure }));
  try {
    await work();
    await record(null);
  } catch (error) {
    if (error instanceof CalendarFailed) await record(error.reason);
    if (!(error instanceof UnreadableSecret)) throw error;
    await record('unreadable-address');
  }
}

interface Writing {
  booking: BookingToWrite;
  event: BookingEvent;
  written: WrittenEvent | null;
}

async function put(world: World, calendar: OpenCalendar, writing: Writing): Promise<void> {
  const { booking, event, written } = writing;
  const { address, client } = calendar;
  const first = await client.write(address, event, written?.etag ?? null);
  if (first !== 'changed') return recordPut(world, calendar, { ...writing, etag: first.etag });
  const found = await client.event(address, event);
  const time = found?.time ?? null;
  const isOurs = time && (isSameTime(time, booking) || (written && isSameTime(time, written)));
  if (!found || !isOurs) {
    await change(world, system, async (c) => {
      const { id: bookingId, start, end } = booking;
      if (!(await isCurrent(c.tx, booking))) throw new ChangedMeanwhile('the booking was changed meanwhile');
      await recordWritten(c.tx, {
        bookingId,
        calendarId: calendar.id,
        etag: null,
        hash: event.hash,
        start,
        end,
      });
      await reportChange(c, { booking, etag: found?.etag ?? null, found: time });
    });
    return;
  }
  const second = await client.write(address, event, found.etag);
  if (second === 'changed') throw new ChangedMeanwhile('the event was changed meanwhile');
  await recordPut(world, calendar, { ...writing, etag: second.etag });
}

async function recordPut(
  world: World,
  calendar: OpenCalendar,
  { booking, event, written, etag }: Writing & { etag: string | null },
): Promise<void> {
  await change(world, system, async (c) => {
    const { id: bookingId, start, end } = booking;
    await recordWritten(c.tx, { bookingId, calendarId: calendar.id, etag, hash: event.hash, start, end });
    if (written?.change) await publish(c, { type: 'calendar-event.settled', bookingId });
  });
}

interface Found {
  booking: Pick<BookingToWrite, 'id' | 'name' | 'start'>;
  etag: string | null;
  /** Null: deleted or cancelled. */
  found: { start: Temporal.Instant; end: Temporal.Instant } | null;
}

export async function reportChange(c: Change, { booking, etag, found }: Found): Promise<void> {
  await recordChange(c.tx, { bookingId: booking.id, etag, found });
  await publish(c, {
    type: 'calendar-event.changed',
    bookingId: booking.id,
    name: booking.name,
    slotStart: booking.start,
    foundStart: found?.start ?? null,
  });
}

/** The booking is still at this time: what is found in the calendar is not what another process has written. */
export async function isCurrent(tx: Tx, booking: BookingToWrite): Promise<boolean> {
  const current = await bookingToWrite(tx, booking.id);
  return current?.state === 'booked' && isSameTime(current, booking);
}

export async function reportSameTime(c: Change, event: WrittenEvent, etag: string): Promise<void> {
  await recordEtag(c.tx, event.bookingId, etag);
  if (event.change) await publish(c, { type: 'calendar-event.settled', bookingId: event.bookingId });
}

async function removeFromFormer(world: World, written: WrittenEvent): Promise<void> {
  const former = await writtenCalendar(world.db.query, written.calendarId);
  if (!former) return;
  try {
    await removeEvent(world, openCalendar(world, former), written);
  } catch (error) {
    const isDisconnected = error instanceof CalendarFailed && error.reason === 'disconnected';
    // Its event can no longer be reached.
    if (!(error instanceof UnreadableSecret || isDisconnected)) throw error;
    await world.db.transaction((tx) => deleteWritten(tx, written));
  }
}

async function removeEvent(world: World, calendar: OpenCalendar, written: WrittenEvent): Promise<void> {
  const { bookingId, etag } = written;
  const { address, client } = calendar;
  const event = eventRefOf(world, bookingId);
  if (!etag || !(await client.remove(address, event, etag))) {
    const found = await client.event(address, event);
    if (found?.time && !(await client.remove(address, event, found.etag)))
      throw new ChangedMeanwhile('the event was changed meanwhile');
  }
  await change(world, system, async (c) => {
    await deleteWritten(c.tx, written);
    if (written.change) await publish(c, { type: 'calendar-event.settled', bookingId });
  });
}

export function isSameTime(
  one: { start: Temporal.Instant; end: Temporal.Instant },
  other: { start: Temporal.Instant; end: Temporal.Instant },
): boolean {
  return one.start.equals(other.start) && one.end.equals(other.end);
}
