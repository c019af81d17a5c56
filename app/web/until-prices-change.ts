import type { PageCaching } from './page-handle.ts';

/** Of a page with prices: it is not stored beyond the moment at which a scheduled price begins. */
export function untilPricesChange(caching: PageCaching, change: Temporal.Instant | null): PageCaching {
  const { until } = caching;
  if (!change) return caching;
  return until && Temporal.Instant.compare(until, change) <= 0 ? caching : { ...caching, until: change };
}
