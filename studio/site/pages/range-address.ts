import type { World } from '#platform/world.ts';
import { ownPageAt } from './own-pages.queries.ts';

export const rangeSlug = 'range';
/** Used where the owner had a page at the first address before it was reserved. */
export const otherRangeSlug = 'find-your-range';
/** Redirected, unless the owner had a page there. */
export const danishRangeSlug = 'omfang';

/** Of 'Find your range', without a language. */
export async function rangePath(world: Pick<World, 'db' | 'reference'>): Promise<string> {
  const own = await ownPageAt(world, rangeSlug);
  return `/${own && !own.isFormer ? otherRangeSlug : rangeSlug}`;
}
