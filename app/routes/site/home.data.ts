import type { RouterContextProvider } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import { shownDates } from '#studio/calendar/dates/open-dates.queries.ts';
import { offerById } from '#studio/offers/catalogue/offer.ts';
import { currentPriceLists, listOffers } from '#studio/offers/catalogue/offers.queries.ts';
import { contentDocument } from '#studio/shared/content/content.queries.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { shownInstructors } from '#studio/teaching/instructors/instructors.queries.ts';
import { nextSlots } from '../calendar/booking/next-slots.data.ts';
import { cardTime } from '../offers/courses/course-card.data.ts';
import { priceRows } from '../offers/courses/price-rows.ts';
import { seatOffer } from '../offers/courses/seat-offer.ts';
import { siteFrame } from './frame.ts';
import { takesBlock } from './takes/takes.data.ts';

export async function homeData(context: Readonly<RouterContextProvider>) {
  const world = worldOf(context);
  const frame = await siteFrame(context);
  const language = frame.language;
  const [document, overview, entries, prices, instructors] = await Promise.all([
    contentDocument(world, 'home', language),
    contentDocument(world, 'courses', language),
    listOffers(world),
    currentPriceLists(world, world.clock.now()),
    shownInstructors(world, language),
  ]);
  const priceOf = (offerId: string) => {
    const entry = offerById(entries, offerId);
    return priceRows(entry && prices.get(entry.id), language);
  };
  const nameOf = (item: { offerId: string; title: string }) =>
    offerById(entries, item.offerId)?.name?.[language] ?? item.title;
  const next = await nextSlots(context);
  const items = blockOf(document, 'programmes')?.items ?? [];
  const { identity } = frame;
  const today = studioDay(world.clock.now());
  const ids = items.map(({ offerId }) => offerId);
  const open = await shownDates(world, ids, today);
  const whenOf = (item: { offerId: string; href: string }) => {
    const entry = offerById(entries, item.offerId);
    const dates = open.filter(({ offerId }) => offerId === entry?.id);
    const seat = seatOffer(entry, { dates, identity, language, today });
    return cardTime({ entry, seat, href: item.href }, { slots: next, frame });
  };
  const programmes = items.map((item) => ({
    ...item,
    title: nameOf(item),
    when: whenOf(item),
    prices: priceOf(item.offerId).filter((row) => row.currency !== 'USD'),
  }));
  const index = (blockOf(overview, 'courseCards')?.items ?? []).map((item) => ({
    title: nameOf(item),
    href: item.href,
    isFrom: item.isFrom,
    price: priceOf(item.offerId)[0] ?? null,
  }));
  const named = await Promise.all(['about', 'artist'].map((key) => contentDocument(world, key, language)));
  const [award = null] = named.flatMap((page) => blockOf(page, 'awards')?.items ?? []);
  const takes = await takesBlock(world, language, next);
  const isTestMode = !frame.identity.isOwnStudio && (world.payments?.isTestMode ?? false);
  // The specified external scheduling page, if configured.
  const consultationHref = world.settings.consultationUrl ?? '/consultation';
  return {
    frame,
    document,
    programmes,
    instructors,
    index,
    next,
    takes,
    award,
    isTestMode,
    consultationHref,
  };
}

export type HomeData = Awaited<ReturnType<typeof homeData>>;
