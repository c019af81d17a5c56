import type { World } from '#platform/world.ts';
import { bookingRules } from '#studio/calendar/booking-rules.ts';
import { sessionMinutes } from '#studio/calendar/slot.ts';
import { sessionCourseId } from '#studio/catalogue/offer.ts';
import { currentPrice, findOffer } from '#studio/catalogue/offers.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Money } from '#studio/shared/money.ts';
import type { Who } from '#studio/shared/who.ts';
import { studioIdentity } from '../content/content.queries.ts';
import { listSlots, type OfferedSlots } from './slots.queries.ts';

export interface BookingOffer extends OfferedSlots {
  sessionMinutes: number;
  /** How long a hold lasts, without the grace. */
  holdSeconds: number;
  /** Null: not offered in DKK. */
  price: Money | null;
  coachName: string;
  defaultPlace: 'online' | 'studio';
  /**
   * hold: the hour is held and paid for · choice: that, or the owner is paid at the lesson · direct: only at the
   * lesson · closed: nothing can be paid yet
   */
  mode: 'hold' | 'choice' | 'direct' | 'closed';
}

const modes = {
  'at-lesson': { open: 'choice', closed: 'direct' },
  'now-only': { open: 'hold', closed: 'closed' },
} as const;

/** Everything that is needed to choose an hour: free hours, price, and the owner's rules. */
export async function bookingOffer(
  world: World,
  who: Who,
  input: { language: Language; timeZone: string | null },
): Promise<BookingOffer> {
  const { query } = world.db;
  const now = world.clock.now();
  const [slots, rules, entry, identity] = await Promise.all([
    listSlots(world, who, { kind: 'session', ...input }),
    bookingRules(query, world.settings),
    findOffer(query, sessionCourseId),
    studioIdentity(world),
  ]);
  const amountMinor = entry && (await currentPrice(query, entry.id, 'DKK', now));
  const isOpen = world.payments !== null && amountMinor !== null;
  return {
    ...slots,
    sessionMinutes,
    holdSeconds: rules.holdSeconds,
    price: amountMinor === null ? null : { amountMinor, currency: 'DKK' },
    coachName: identity.coachName,
    defaultPlace: rules.defaultPlace,
    mode: modes[rules.payAtLesson ? 'at-lesson' : 'now-only'][isOpen ? 'open' : 'closed'],
  };
}
