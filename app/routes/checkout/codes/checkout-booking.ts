import type { HeldBooking } from '#studio/money/checkout/checkout-offer.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import { whenView } from '../../booking/when.ts';
import type { CheckoutPageWords } from '../checkout.messages.ts';
import type { CheckoutView } from './checkout-view-types.ts';

/** A held session instead of the buyer's details, which were given with it. */
export function bookingView(
  booking: HeldBooking,
  { words, language }: { words: CheckoutPageWords; language: Language },
): NonNullable<CheckoutView['booking']> {
  const when = whenView(booking.start, { end: booking.end, language, visitorZone: null });
  const until = booking.heldUntil.toZonedDateTimeISO(studioTimeZone).toPlainTime();
  return {
    rows: [
      { key: 'when', label: when.date, value: when.hours },
      { key: 'email', label: words.sentTo, value: booking.email },
    ],
    heldUntil: words.heldUntil(formats[language].time(until)),
  };
}
