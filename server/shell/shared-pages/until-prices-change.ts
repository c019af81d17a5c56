import type { PageCaching } from '#app/web/page-handle.ts';

/** A page with prices is not stored beyond the moment at which a scheduled price begins. */
export function untilPricesChange(caching: PageCaching, change: Temporal.Instant | null): PageCaching {
  const { keys, until } = caching;
  if (!change || !keys.includes('prices')) return caching;
  return until && Temporal.Instant.compare(until, change) <= 0 ? caching : { ...caching, until: change };
}
