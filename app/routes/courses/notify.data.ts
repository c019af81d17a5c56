import { type RouterContextProvider, redirect } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { nextDate, type OpenDate, shownDates } from '#studio/calendar/dates/open-dates.queries.ts';
import { listOffers } from '#studio/offers/catalogue/offers.queries.ts';
import { contentDocument } from '#studio/shared/content/content.queries.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { studioDay } from '#studio/shared/studio-time.ts';
import { ownPath } from '../booking/own-path.ts';
import { siteFrame } from '../site/frame.ts';
import { ownCards } from './course-card.data.ts';
import { workshopPath } from './workshop.data.ts';

/** Courses that have no date yet: not on sale without a page, or on sale by the date. `requested`: preselected. */
export async function notifyData(context: Readonly<RouterContextProvider>, requested: string | null) {
  const world = worldOf(context);
  const frame = await siteFrame(context);
  const today = studioDay(world.clock.now());
  const [document, offers] = await Promise.all([
    contentDocument(world, 'courses', frame.language),
    listOffers(world),
  ]);
  const withSeats = offers.filter(
    ({ grants, isBuyable, termOf }) => grants === 'seat' && isBuyable && !termOf,
  );
  const dates = await shownDates(
    world,
    withSeats.map(({ id }) => id),
    today,
  );
  const items = [...(blockOf(document, 'courseCards')?.items ?? []), ...ownCards(offers, frame.language)];
  const set = requested ? dates.filter(({ offerId }) => offerId === requested) : [];
  if (set.length > 0) {
    const href = items.find(({ offerId }) => offerId === requested)?.href ?? null;
    throw redirect(ownPath(factsOf(context), whereToBook(set, href)));
  }
  const waiting = new Set([
    ...offers.filter(({ isBuyable }) => !isBuyable).map(({ id }) => id),
    ...withSeats.filter(({ id }) => !dates.some(({ offerId }) => offerId === id)).map(({ id }) => id),
  ]);
  const sold = new Set(withSeats.map(({ id }) => id));
  const courses = items
    .filter(({ href, offerId }) => waiting.has(offerId) && (href === null || sold.has(offerId)))
    .map(({ offerId, title }) => ({ value: offerId, label: title }));
  return { frame, courses, chosen: courses.find(({ value }) => value === requested)?.value ?? null };
}

/** A date is set: its page, or its waiting list. */
function whereToBook(dates: readonly OpenDate[], href: string | null): string {
  const next = nextDate(dates);
  if (next && next.free === 0) return `/courses/waiting-list/${next.id}`;
  return href ?? workshopPath(next?.offerId ?? '') ?? '/courses';
}
