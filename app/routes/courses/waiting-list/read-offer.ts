import { data, type RouterContextProvider } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { dateText, placeText } from '#studio/calendar/dates/date-text.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { findOffer, shownPrices } from '#studio/offers/catalogue/offers.queries.ts';
import { placeLines } from '#studio/shared/content/identity.ts';
import { formats } from '#studio/shared/format.ts';
import { entryByLink } from '#studio/teaching/waiting-list/waiting-list.queries.ts';
import { siteFrame } from '../../site/frame.ts';
import { priceRows } from '../price-rows.ts';

/** The seat offered by a secret link; an unknown link is 404. */
export async function readOffer(context: Readonly<RouterContextProvider>, token: string) {
  const world = worldOf(context);
  const { language } = factsOf(context);
  const entry = await entryByLink(world, 'seat-offer', token);
  if (!entry) throw data(null, { status: 404 });
  const now = world.clock.now();
  const frame = await siteFrame(context);
  const { offerExpiresAt: until } = entry;
  const isOver = !until || Temporal.Instant.compare(until, now) <= 0;
  const offer = await findOffer(world.db.query, entry.offerId);
  return {
    frame,
    dateId: entry.dateId,
    /** Reconciliation ends an offer within a minute of its deadline. */
    state: entry.state === 'offered' && isOver ? ('expired' as const) : entry.state,
    until: until ? formats[language].instant(until) : '',
    title: await offerTitle(world.db.query, entry.offerId, language),
    when: dateText(entry.days, language),
    where: placeText(entry.place, placeLines(frame.identity), language),
    prices: priceRows(await shownPrices(world, entry.offerId, now), language),
    isAuthorised: offer?.capture === 'on-acceptance',
  };
}
