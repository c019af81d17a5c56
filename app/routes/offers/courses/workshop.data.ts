import type { RouterContextProvider } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { contentDocument } from '#studio/shared/content/content.queries.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { seatPage } from './programme.data.ts';

/** Their content documents have the same names. */
const workshopIds = ['singing-workshop-1d', 'singing-workshop-2d', 'studio-day'] as const;

export const workshopKeys = ['studio', 'courses', ...workshopIds, 'prices', 'dates'] as const;

/** Null: it has no page. */
export function workshopPath(offerId: string): string | null {
  return workshopIds.some((id) => id === offerId) ? `/courses/${offerId}` : null;
}

/** Falls back to the card's text while the page has no content. */
export async function workshopPage(context: Readonly<RouterContextProvider>) {
  const offerId = factsOf(context).path.split('/').at(-1) ?? '';
  const page = await seatPage(context, offerId, offerId);
  const overview = await contentDocument(worldOf(context), 'courses', page.frame.language);
  const card = blockOf(overview, 'courseCards')?.items.find((item) => item.offerId === offerId);
  return { ...page, offerId, card: card ?? null };
}
