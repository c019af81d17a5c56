import type { RouterContextProvider } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { sessionCourseId } from '#studio/offers/catalogue/offer.ts';
import type { BlockOf } from '#studio/shared/content/blocks.ts';
import { contentDocument } from '#studio/shared/content/content.queries.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { type NextSlots, nextSlots, nextSlotsKeys } from '../calendar/booking/next-slots.data.ts';

export interface Closing {
  quote: BlockOf<'testimonials'>['items'][number] | null;
  next: NextSlots | null;
}

/** Document and position of the quote: another on each page. */
const quotes = {
  about: ['voice-elevated', 2],
  courses: [sessionCourseId, 1],
  sales: ['testimonials', 0],
  article: ['testimonials', 1],
  packs: ['testimonials', 2],
  'gift-cards': ['voice-elevated', 0],
  shop: [sessionCourseId, 2],
  workbooks: ['voice-elevated', 1],
} as const satisfies Record<string, readonly [document: string, position: number]>;

/** Content keys of a page that ends with a quote and the next available times. */
export const closingKeys = [
  'prices',
  'testimonials',
  'voice-elevated',
  sessionCourseId,
  ...nextSlotsKeys,
] as const;

export async function closingOf(
  context: Readonly<RouterContextProvider>,
  page: keyof typeof quotes,
): Promise<Closing> {
  const [key, position] = quotes[page];
  const [document, next] = await Promise.all([
    contentDocument(worldOf(context), key, factsOf(context).language),
    nextSlots(context),
  ]);
  const items = blockOf(document, 'testimonials')?.items ?? [];
  return { quote: items[position] ?? items.at(-1) ?? null, next };
}
