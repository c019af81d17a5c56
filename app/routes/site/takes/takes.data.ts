import type { World } from '#platform/world.ts';
import { consultationMinutes } from '#studio/calendar/slot.ts';
import type { Language } from '#studio/shared/language.ts';
import { type ShownTakes, shownTakes } from '#studio/site/takes/take-pairs.queries.ts';
import { type NextSlots, nextSlotsKeys } from '../../booking/next-slots.data.ts';

export interface TakesBlock {
  takes: ShownTakes;
  /** Of one hour; null: none can be booked. */
  booking: Pick<NextSlots, 'price' | 'allHref'> | null;
  consultation: { href: string; minutes: number };
}

/** Cache keys of a page that shows the pair. */
export const takesBlockKeys = ['takes', 'recordings', 'prices', ...nextSlotsKeys] as const;

/** Null: there is no pair, and the page has no such section. */
export async function takesBlock(
  world: World,
  language: Language,
  next: NextSlots | null,
): Promise<TakesBlock | null> {
  const takes = await shownTakes(world, language);
  if (!takes) return null;
  const href = world.settings.consultationUrl ?? '/consultation';
  return { takes, booking: next, consultation: { href, minutes: consultationMinutes } };
}
