import type { World } from '#platform/world.ts';
import { kronerOf } from '#studio/calendar/booking/bookings.queries.ts';
import type { EditedOffer } from '#studio/offers/catalogue/offers-for-owner.queries.ts';
import { currentPrices } from '#studio/offers/catalogue/price.ts';
import { keptOfOffer } from '#studio/office/settings/kept-terms.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { keptTermsMessages } from '../../office/settings/kept-terms.messages.ts';

/** What a saved offer applies to, and what was promised before and is kept. */
export async function keptByBookings(
  world: World,
  offer: EditedOffer,
  { usualNotice, language }: { usualNotice: number; language: Language },
): Promise<{ applies: string; kept: string }> {
  const words = keptTermsMessages[language];
  if (offer.kind !== 'session') return { applies: words.appliesTo.orders, kept: '' };
  const now = world.clock.now();
  const price = kronerOf(currentPrices(offer.records, now));
  const noticeHours = offer.noticeHours ?? usualNotice;
  const kept = await keptOfOffer(world.db.query, { ...offer, price, noticeHours }, now);
  const sentences = [
    ...kept.prices.map(({ sessions, price: paid }) => words.price(sessions, formats[language].money(paid))),
    ...kept.notice.map(({ sessions, hours }) => words.notice(sessions, hours)),
    ...kept.fees.map(({ sessions, lateFeePercent: late, noShowFeePercent: noShow }) =>
      words.fees(sessions, { late, noShow }),
    ),
  ];
  return { applies: words.appliesTo.booking, kept: sentences.join(' ') };
}
