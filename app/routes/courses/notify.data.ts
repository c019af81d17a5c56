import type { RouterContextProvider } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import { listOffers } from '#studio/catalogue/offers.queries.ts';
import { contentDocument } from '#studio/content/content.queries.ts';
import { blockOf } from '#studio/content/document.ts';
import { siteFrame } from '../site/frame.ts';

/** Courses without a page that cannot be bought yet. `requested`: preselected. */
export async function notifyData(context: Readonly<RouterContextProvider>, requested: string | null) {
  const world = worldOf(context);
  const frame = await siteFrame(context);
  const [document, offers] = await Promise.all([
    contentDocument(world, 'courses', frame.language),
    listOffers(world),
  ]);
  const waiting = new Set(offers.filter(({ isBuyable }) => !isBuyable).map(({ id }) => id));
  const courses = (blockOf(document, 'courseCards')?.items ?? [])
    .filter(({ href, offerId }) => href === null && waiting.has(offerId))
    .map(({ offerId, title }) => ({ value: offerId, label: title }));
  return { frame, courses, chosen: courses.find(({ value }) => value === requested)?.value ?? null };
}
