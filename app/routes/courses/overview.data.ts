import type { RouterContextProvider } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import { beginnerVocalsId, type CatalogueOffer, isSessionId } from '#studio/catalogue/offer.ts';
import { currentPriceLists, listOffers } from '#studio/catalogue/offers.queries.ts';
import { contentDocument } from '#studio/content/content.queries.ts';
import { blockOf } from '#studio/content/document.ts';
import { shownDates } from '#studio/dates/open-dates.queries.ts';
import { siteFrame } from '../site/frame.ts';
import { type PriceRow, priceRows } from './price-rows.ts';
import { type SeatOffer, seatOffer } from './seat-offer.ts';
import { workshopPath } from './workshop.data.ts';

export interface CourseCard {
  key: string;
  title: string;
  description: string;
  note: string | null;
  picture: string | null;
  href: string | null;
  isFrom: boolean;
  prices: PriceRow[];
  /** For wire call 3; null: not sold from the card. */
  courseId: string | null;
  /** A fixed-price button that opens our checkout in a new tab (Beginner Vocals without an external page). */
  joinId: string | null;
  /** An external payment page (Beginner Vocals). */
  paymentUrl: string | null;
  /** Null: the offer has no seats. */
  seat: SeatOffer | null;
  /** Dark style, for programmes with applications. */
  isNight: boolean;
}

/** In the owner's order. */
export async function overviewData(context: Readonly<RouterContextProvider>) {
  const world = worldOf(context);
  const frame = await siteFrame(context);
  const language = frame.language;
  const [document, entries, prices] = await Promise.all([
    contentDocument(world, 'courses', language),
    listOffers(world),
    currentPriceLists(world, world.clock.now()),
  ]);
  const today = world.clock.now().toZonedDateTimeISO(frame.identity.timeZone).toPlainDate();
  const seated = entries.filter(({ grants }) => grants === 'seat').map(({ id }) => id);
  const dates = await shownDates(world, seated, today);
  const cards = (blockOf(document, 'courseCards')?.items ?? []).map((item): CourseCard => {
    const entry = offerOf(entries, item.offerId);
    const rows = priceRows(entry && prices.get(entry.id), language);
    const isBuyable = entry?.isBuyable && rows.length > 0;
    const isClass = item.offerId === beginnerVocalsId;
    const paymentUrl = isClass ? world.settings.beginnerVocalsPaymentUrl : null;
    return {
      key: item.offerId,
      title: item.title,
      description: item.description,
      note: item.note ?? null,
      picture: item.picture,
      href: item.href ?? workshopPath(item.offerId),
      isFrom: item.isFrom,
      prices: rows,
      courseId: isBuyable && !isClass ? entry.id : null,
      joinId: isBuyable && isClass && !paymentUrl ? entry.id : null,
      paymentUrl,
      seat: seatOffer(entry, {
        dates: dates.filter(({ offerId }) => offerId === entry?.id),
        identity: frame.identity,
        language,
      }),
      isNight: entry?.capture === 'on-acceptance',
    };
  });
  return { frame, document, cards, isBuyingOpen: world.payments !== null };
}

function offerOf(entries: readonly CatalogueOffer[], id: string): CatalogueOffer | undefined {
  return entries.find((entry) => (isSessionId(id) ? entry.kind === 'session' : entry.id === id));
}
