import type { World } from '#platform/world.ts';
import { type BookingOffer, bookingOffer } from '#studio/booking/booking-offer.queries.ts';
import { isTimeZone } from '#studio/shared/format-time.ts';
import type { Language } from '#studio/shared/language.ts';
import { formatMoney } from '#studio/shared/money.ts';
import type { Who } from '#studio/shared/who.ts';
import { daysView } from './days-view.ts';
import { formatDuration } from './when.ts';
import type { OfferView } from './widget/model.ts';

/** Free hours, price and rules in the page's language, with the visitor's local time where it differs. */
export async function readOffer(
  world: World,
  who: Who,
  requested: { language: Language; timeZone: string | null; hasCredit: boolean },
): Promise<OfferView & Pick<BookingOffer, 'defaultPlace'>> {
  const { language } = requested;
  const timeZone = isTimeZone(requested.timeZone) ? requested.timeZone : null;
  const offer = await bookingOffer(world, who, { language, timeZone });
  return {
    days: daysView(offer.days, language, timeZone),
    zoneNote: offer.zoneNote,
    timeZone,
    price: offer.price && formatMoney(offer.price, language),
    sessionMinutes: offer.sessionMinutes,
    holdLength: formatDuration(offer.holdSeconds, language),
    holdSeconds: offer.holdSeconds,
    coachName: offer.coachName,
    defaultPlace: offer.defaultPlace,
    mode: requested.hasCredit ? 'credit' : offer.mode,
  };
}
