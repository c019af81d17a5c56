import type { World } from '#platform/world.ts';
import { reportChange } from '#studio/calendar/external-calendars/write-event.ts';
import { bookingToWrite } from '#studio/calendar/external-calendars/written-events.queries.ts';
import { recordWritten } from '#studio/calendar/external-calendars/written-events.store.ts';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { owner } from '../who.ts';

export async function bookedAt(world: World, at: { day: string; time: string }): Promise<string> {
  const person = { name: 'Mia Holm', email: 'mia@example.com' };
  const booked = await bookFor(world, owner, {
    ...person,
    ...at,
    place: 'studio',
    cover: 'owner',
    language: 'en',
  });
  if (!booked.ok) throw new Error(booked.refusal);
  return booked.bookingId;
}

/** A booking whose event was moved by five days, or deleted, in the calendar it was written to. */
export async function changedEvent(
  world: World,
  { bookingId, kind }: { bookingId: string; kind: 'event-moved' | 'event-deleted' },
): Promise<string> {
  const booking = await bookingToWrite(world.db.query, bookingId);
  if (!booking) throw new Error('no booking');
  const { id: calendarId } = await world.db.query
    .insertInto('external_calendars')
    .values({
      name: 'Bookings',
      address: 'unreadable',
      read_at: null,
      succeeded_at: null,
      failure: null,
      is_busy: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { start, end } = booking;
  const found = { start: start.add({ hours: 120 }), end: end.add({ hours: 120 }) };
  await change(world, system, async (c) => {
    await recordWritten(c.tx, { bookingId, calendarId, etag: 'one', hash: 'one', start, end });
    await reportChange(c, { booking, etag: 'two', found: kind === 'event-moved' ? found : null });
  });
  return bookingId;
}
