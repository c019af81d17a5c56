import type { RouterContextProvider } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import type { SoldPer } from '#platform/db/schema/catalogue.ts';
import type { World } from '#platform/world.ts';
import { shownDates } from '#studio/calendar/dates/open-dates.queries.ts';
import { type CatalogueOffer, pictureOfOffer } from '#studio/offers/catalogue/offer.ts';
import { listOffers, shownOffer, shownPrices } from '#studio/offers/catalogue/offers.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { type Currency, currencies } from '#studio/shared/money.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { bookPath } from '../../calendar/booking/read-widget.ts';
import { siteFrame } from '../../site/frame.ts';
import { ownDocument } from './own-document.ts';
import { courseModules } from './parts/course-modules.data.ts';
import { priceRows } from './price-rows.ts';
import { programmeOf } from './programme.data.ts';
import { seatOffer } from './seat-offer.ts';

/** The generated page of an offer that the owner created; null: there is none. */
export async function ownOfferData(context: Readonly<RouterContextProvider>, id: string) {
  const world = worldOf(context);
  const offer = await shownOffer(world, id);
  // Gift cards have a page of their own.
  if (!offer?.isOwn || offer.kind === 'gift-card') return null;
  const frame = await siteFrame(context);
  const { language, identity } = frame;
  const now = world.clock.now();
  const today = studioDay(now);
  const [programme, dates, prices, modules] = await Promise.all([
    programmeOf(world, { offerId: id, language }),
    shownDates(world, [id], today),
    shownPrices(world, id, now),
    courseModules(world, offer.courseId, language),
  ]);
  const isSold = offer.isBuyable && programme.prices.length > 0;
  return {
    frame,
    id,
    kind: offer.kind,
    title: offer.name?.[language] ?? id,
    document: ownDocument(offer, language),
    picture: pictureOfOffer(id),
    programme,
    modules,
    minutes: offer.kind === 'session' ? offer.durationMinutes : null,
    soldPer: offer.soldPer,
    others: await otherSales(world, offer, { language, now }),
    seat: seatOffer(isSold ? offer : undefined, { dates, identity, language, today }),
    next: isSold ? nextStep(offer, prices) : null,
    isSold,
    isBuyingOpen: world.payments !== null,
  };
}

export type OwnOfferData = NonNullable<Awaited<ReturnType<typeof ownOfferData>>>;

interface OtherSale {
  soldPer: SoldPer;
  title: string;
  href: string;
  price: string;
}

/** How the same classes are sold otherwise: the terms of a class, and the class of a term. */
async function otherSales(
  world: World,
  { id, termOf }: CatalogueOffer,
  { language, now }: { language: Language; now: Temporal.Instant },
): Promise<OtherSale[]> {
  const offers = (await listOffers(world)).filter(
    (other) => other.isBuyable && (other.termOf === id || (termOf !== null && other.id === termOf)),
  );
  const sales = offers.map(async (other): Promise<OtherSale[]> => {
    const [row] = priceRows(await shownPrices(world, other.id, now), language);
    if (!row || !other.soldPer) return [];
    const title = other.name?.[language] ?? other.id;
    const price = `${row.currency} ${row.amount}`;
    return [{ soldPer: other.soldPer, title, href: `/courses/${other.id}`, price }];
  });
  return (await Promise.all(sales)).flat();
}

/** The link to the next step; null: bought on the page. */
function nextStep(
  { id, kind, needsCheckoutPage }: CatalogueOffer,
  prices: Partial<Record<Currency, number>>,
): { action: 'book' | 'apply' | 'enroll' | 'buy'; href: string } | null {
  if (kind === 'session') return { action: 'book', href: `${bookPath}?offer=${id}` };
  if (kind === 'programme') return { action: 'apply', href: `/courses/${id}/application` };
  const currency = currencies.find((one) => prices[one] !== undefined);
  if (!needsCheckoutPage) return null;
  return { action: kind === 'course' ? 'enroll' : 'buy', href: `/checkout/${id}?currency=${currency}` };
}
