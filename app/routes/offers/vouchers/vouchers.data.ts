import type { RouterContextProvider } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import type { OfferKind } from '#platform/db/schema/catalogue.ts';
import { offerById, sessionCourseId } from '#studio/offers/catalogue/offer.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { currentPriceLists, isKindSold, listOffers } from '#studio/offers/catalogue/offers.queries.ts';
import { contentDocument } from '#studio/shared/content/content.queries.ts';
import { formats } from '#studio/shared/format.ts';
import { nextSlotsMessages } from '../../calendar/booking/next-slots.messages.ts';
import { closingOf } from '../../site/closing.data.ts';
import { siteFrame } from '../../site/frame.ts';
import { type PriceRow, priceNote, priceRows } from '../courses/price-rows.ts';
import { vouchersMessages } from './vouchers.messages.ts';

export interface VoucherOffer {
  id: string;
  title: string;
  summary: string;
  prices: PriceRow[];
  /** What must be said about reduced prices. */
  note: string | null;
  sessions: number | null;
  perSession: string;
  /** Against as many single sessions; empty: nothing is saved. */
  saving: string;
  /** The lowest price of a session. */
  isBest: boolean;
  valid: string;
}

/** Packs or gift cards on sale, in the owner's order. */
export async function voucherOffers(
  context: Readonly<RouterContextProvider>,
  { kind, document: key }: { kind: OfferKind & ('pack' | 'gift-card'); document: string },
) {
  const world = worldOf(context);
  const frame = await siteFrame(context);
  const { language } = frame;
  const all = await listOffers(world);
  const offers = all.filter((offer) => offer.kind === kind && offer.isBuyable);
  const ids = offers.map(({ id }) => id);
  const [document, lists, titles] = await Promise.all([
    contentDocument(world, key, language),
    currentPriceLists(world, world.clock.now()),
    offerTitles(world.db.query, ids, language),
  ]);
  const words = vouchersMessages[language];
  const text = kind === 'pack' ? words.packs : words.giftCards;
  const single = lists.get(offerById(all, sessionCourseId)?.id ?? '')?.DKK ?? 0;
  const inKroner = formats[language].moneyIn('DKK');
  const perSession = ({ id, sessions }: (typeof offers)[number]) => {
    const dkk = lists.get(id)?.DKK;
    return sessions && dkk !== undefined ? Math.round(dkk / sessions) : null;
  };
  const lowest = offers.length > 1 ? Math.min(...offers.map((offer) => perSession(offer) ?? Infinity)) : null;
  const shown = offers.flatMap((offer): VoucherOffer[] => {
    const list = lists.get(offer.id);
    const prices = priceRows(list, language);
    const [first] = prices;
    if (!first || !list) return [];
    const { creditValidMonths: months, sessions } = offer;
    const dkk = list.DKK;
    const each = perSession(offer);
    const title = titles.get(offer.id) ?? offer.id;
    const isOneHour = kind === 'gift-card' && single > 0 && dkk === single;
    const saved = sessions && dkk !== undefined ? single * sessions - dkk : 0;
    return [
      {
        id: offer.id,
        title: isOneHour
          ? `${title}: ${nextSlotsMessages[language].oneHour(frame.identity.coachFirstName)}`
          : title,
        summary: offer.summary[language],
        prices,
        note: priceNote(prices, language),
        sessions,
        perSession: each === null ? '' : text.perSession(inKroner(each)),
        saving: saved > 0 ? text.saving(inKroner(saved)) : '',
        isBest: each !== null && each === lowest,
        valid: months === null ? words.unlimited : words.validFor(months),
      },
    ];
  });
  const closing = await closingOf(context, kind === 'pack' ? 'packs' : 'gift-cards');
  const hasOther = await isKindSold(world, kind === 'pack' ? 'gift-card' : 'pack');
  return {
    frame,
    document,
    ...factsOnce(shown),
    hasOther,
    closing,
    isBuyingOpen: world.payments !== null,
  };
}

/** What is true of all of them is not repeated in each. */
function factsOnce(offers: readonly VoucherOffer[]) {
  const ofAll = (['summary', 'valid'] as const).filter(
    (fact) => offers.length > 1 && offers.every((offer) => offer[fact] === offers[0]?.[fact]),
  );
  const blank = Object.fromEntries(ofAll.map((fact) => [fact, '']));
  const facts = ofAll.flatMap((fact) => offers[0]?.[fact] || []);
  return { offers: offers.map((offer) => ({ ...offer, ...blank })), factsOfAll: facts };
}

export type VoucherPageData = Awaited<ReturnType<typeof voucherOffers>>;
