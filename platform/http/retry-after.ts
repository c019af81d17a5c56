import type { GuardedResponse } from './guarded-http.ts';

/** Milliseconds of Retry-After (RFC 9110, 10.2.3); null: absent or unreadable. */
export function retryAfterMs(
  { headers }: Pick<GuardedResponse, 'headers'>,
  now: Temporal.Instant,
): number | null {
  const named = headers['retry-after'];
  if (typeof named !== 'string') return null;
  if (/^\d+$/.test(named)) return Number(named) * 1000;
  const at = Date.parse(named);
  return Number.isNaN(at) ? null : Math.max(0, at - now.epochMilliseconds);
}
