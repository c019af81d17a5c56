import type { World } from '#platform/world.ts';
import { shownBookingRules } from '#studio/calendar/booking-rules.ts';
import { sessionMinutes } from '#studio/calendar/slot.ts';
import { sessionCourseId } from '#studio/catalogue/offer.ts';
import { shownOffer, shownPrices } from '#studio/catalogue/offers.queries.ts';
import { vatIncluded } from '#studio/catalogue/vat.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Money } from '#studio/shared/money.ts';
import type { Who } from '#studio/shared/who.ts';
import { studioIdentity } from '../content/content.queries.ts';
import { listSlots, type OfferedSlots } from './slots.queries.ts';

export interface BookingOffer extends OfferedSlots {
  sessionMinutes: number;
  holdSeconds: number;
  price: Money | null;
  /** Included in the price; 0: exempt. */
  vatMinor: number;
  coachName: string;
  defaultPlace: 'online' | 'studio';
  /** hold: pay now · choice: now or at the lesson · direct: at the lesson only · closed: not bookable */
  mode: 'hold' | 'choice' | 'direct' | 'closed';
}

const modes = {
  'at-session': { open: 'choice', closed: 'direct' },
  'now-only': { open: 'hold', closed: 'closed' },
} as const;

export async function bookingOffer(
  world: World,
  who: Who,
  input: { language: Language; timeZone: string | null },
): Promise<BookingOffer> {
  const now = world.clock.now();
  const [slots, rules, entry, identity] = await Promise.all([
    listSlots(world, who, { kind: 'session', ...input }),
    shownBookingRules(world),
    shownOffer(world, sessionCourseId),
    studioIdentity(world),
  ]);
  const amountMinor = entry ? ((await shownPrices(world, entry.id, now)).DKK ?? null) : null;
  const isOpen = world.payments !== null && amountMinor !== null;
  return {
    ...slots,
    sessionMinutes,
    holdSeconds: rules.holdSeconds,
    price: amountMinor === null ? null : { amountMinor, currency: 'DKK' },
    vatMinor: entry && amountMinor !== null ? vatIncluded(amountMinor, entry.vatClass) : 0,
    coachName: identity.coachName,
    defaultPlace: rules.defaultPlace,
    mode: modes[rules.payAtLesson ? 'at-session' : 'now-only'][isOpen ? 'open' : 'closed'],
  };
}
