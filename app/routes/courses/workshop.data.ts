import type { RouterContextProvider } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { contentDocument } from '#studio/content/content.queries.ts';
import { blockOf } from '#studio/content/document.ts';
import { seatPage } from './programme.data.ts';

/** The workshops that have a page of their own; its words are the document of the same name. */
const workshopIds = ['singing-workshop-1d', 'singing-workshop-2d'] as const;

export const workshopKeys = ['studio', 'courses', ...workshopIds, 'prices', 'dates'] as const;

/** Null: it has no page. */
export function workshopPath(offerId: string): string | null {
  return workshopIds.some((id) => id === offerId) ? `/courses/${offerId}` : null;
}

/** The workshop that the address names. While its page has no words of its own, its card's words stand in. */
export async function workshopPage(context: Readonly<RouterContextProvider>) {
  const offerId = factsOf(context).path.split('/').at(-1) ?? '';
  const page = await seatPage(context, offerId, offerId);
  const overview = await contentDocument(worldOf(context), 'courses', page.frame.pageLanguage);
  const card = blockOf(overview, 'courseCards')?.items.find((item) => item.offerId === offerId);
  return { ...page, offerId, card: card ?? null };
}
