import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { type RescheduleForOutcome, rescheduleFor } from '#studio/calendar/owner-calendar/reschedule-for.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { May } from '#studio/shared/who.ts';
import { type WrittenEvent, writtenEvent } from './written-events.queries.ts';
import { endChange } from './written-events.store.ts';

/** Reschedules the booking to the time of its moved event: free of charge, with an email. */
export async function rescheduleToEvent(
  world: World,
  who: May<'today' | 'settings'>,
  bookingId: string,
): Promise<RescheduleForOutcome> {
  const event = await changedEvent(world, who, bookingId);
  if (!event?.foundStart) return { ok: false, refusal: 'not-found' };
  const start = event.foundStart.toZonedDateTimeISO(studioTimeZone);
  const outcome = await rescheduleFor(world, who, {
    bookingId,
    day: start.toPlainDate().toString(),
    time: start.toPlainTime().toString({ smallestUnit: 'minute' }),
    seen: event.start.toString(),
  });
  if (outcome.ok) await writeAgain(world, who, bookingId);
  return outcome;
}

/** Writes the event at the time of its booking again, without an email. False: it has not changed. */
export async function restoreEvent(
  world: World,
  who: May<'today' | 'settings'>,
  bookingId: string,
): Promise<boolean> {
  if (!(await changedEvent(world, who, bookingId))) return false;
  await writeAgain(world, who, bookingId);
  return true;
}

async function changedEvent(
  world: World,
  _who: May<'today' | 'settings'>,
  bookingId: string,
): Promise<WrittenEvent | null> {
  if (!z.guid().safeParse(bookingId).success) return null;
  const event = await writtenEvent(world.db.query, bookingId);
  return event?.change ? event : null;
}

async function writeAgain(world: World, who: May<'today' | 'settings'>, bookingId: string): Promise<void> {
  await change(world, who, async (c) => {
    if (!(await endChange(c.tx, bookingId))) return;
    await publish(c, { type: 'calendar-event.settled', bookingId });
    await world.jobs.send(c.tx, { name: 'write-event', data: { bookingId } });
    await audit(c, { action: 'calendar.change-answered', subject: `booking:${bookingId}` });
  });
}
