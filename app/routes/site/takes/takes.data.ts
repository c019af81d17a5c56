import type { World } from '#platform/world.ts';
import { consultationMinutes } from '#studio/calendar/slot.ts';
import { type PlacedRecording, placedRecordings } from '#studio/shared/content/recordings.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { placeOfTake, takeNames } from '#studio/site/takes/take-pair.ts';
import { type ShownTakes, shownTakes } from '#studio/site/takes/take-pairs.queries.ts';
import { type NextSlots, nextSlotsKeys } from '../../calendar/booking/next-slots.data.ts';

export type TakeSounds = Readonly<Record<string, PlacedRecording>>;

export interface TakesBlock {
  takes: ShownTakes;
  sounds: TakeSounds;
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
  return {
    takes,
    sounds: await takeSounds(world, language, takes),
    booking: next,
    consultation: { href, minutes: consultationMinutes },
  };
}

/** The recordings of one pair: those of others may not be shown. */
export async function takeSounds(
  world: World,
  language: Language,
  pair: { place: string },
): Promise<TakeSounds> {
  const places = takeNames.map((take) => placeOfTake(pair, take));
  const placed = await placedRecordings(world, language);
  return Object.fromEntries(Object.entries(placed).filter(([place]) => places.includes(place)));
}
