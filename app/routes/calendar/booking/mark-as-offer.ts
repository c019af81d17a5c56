import type { RouterContextProvider } from 'react-router';
import { changesAt, madeFrom } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { slotsChangeAt } from '#studio/calendar/booking/slots.queries.ts';
import type { SlotKind } from '#studio/calendar/slot.ts';
import { timeZoneId } from '#studio/shared/time/format-time.ts';

/** For the page cache: free slots vary by time zone, and until when they are true. Other parameters are not stored. */
export async function markAsOffer(
  context: Readonly<RouterContextProvider>,
  kind: SlotKind,
  { timeZone, offer }: { timeZone: string | null; offer?: { offerId: string | null; minutes: number } },
): Promise<void> {
  const isKnown = timeZone !== null && timeZoneId(timeZone) === timeZone;
  const none = { slot_start: null, credit: null, ended: null, from: null, held: null };
  madeFrom(context, { ...none, offer: offer?.offerId ?? null, time_zone: isKnown ? timeZone : null });
  const session = offer ? { minutes: offer.minutes, courseId: offer.offerId } : {};
  changesAt(context, await slotsChangeAt(worldOf(context), { kind, ...session }));
}
