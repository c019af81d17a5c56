import { isReplayedFailure } from './stripe-errors.ts';

/** More replayed failures than this within a day is an outage; the caller retries later. */
const MOST_KEYS = 8;

/**
 * Stripe replays a saved answer for 24 hours, a 500 included: the call then moves to the next key of a fixed
 * sequence. The failed call may have taken effect, so `call` must be repeatable or check first.
 */
export async function withIdempotencyKey<T>(
  key: string,
  call: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call(attempt === 1 ? key : `${key}/${attempt}`);
    } catch (error) {
      if (attempt >= MOST_KEYS || !isReplayedFailure(error)) throw error;
    }
  }
}
