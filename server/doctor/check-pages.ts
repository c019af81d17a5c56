import { otherRangeSlug, rangeSlug } from '#studio/site/pages/range-address.ts';
import { type Finding, ok } from './finding.ts';
import type { StudioFacts } from './studio-facts.ts';

/** A page of the owner's that is older than a reserved address keeps it. */
export function checkPages(facts: Pick<StudioFacts, 'ownPageAtRange'> | null): Finding[] {
  if (!facts?.ownPageAtRange) return [];
  return [ok('Pages', `/${rangeSlug} is your own page; ‘Find your range’ is at /${otherRangeSlug}.`)];
}
