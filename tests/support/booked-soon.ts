import type { World } from '#platform/world.ts';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { Who } from '#studio/shared/who.ts';
import { mia } from './student-fixture.ts';
import { owner, student } from './who.ts';

/** Mia's session tomorrow, booked by the owner: too soon to reschedule. */
export async function bookedSoon(world: World): Promise<{ bookingId: string; who: Who }> {
  const start = world.clock.now().add({ hours: 20 }).toZonedDateTimeISO(studioTimeZone);
  const hour = { day: start.toPlainDate().toString(), time: `${start.hour}`.padStart(2, '0').concat(':00') };
  const requested = { ...hour, ...mia, place: 'online', cover: 'owner', language: 'en' };
  const booked = await bookFor(world, owner, requested);
  if (!booked.ok) throw new Error(booked.refusal);
  return { bookingId: booked.bookingId, who: { ...student, email: mia.email } };
}
