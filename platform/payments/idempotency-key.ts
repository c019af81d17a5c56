import { isReplayedFailure } from './stripe-errors.ts';

/** More saved failures than this in a day is an outage, not bad luck: the caller's own retry goes on tomorrow. */
const MOST_KEYS = 8;

/**
 * Runs a changing call under an idempotency key. Stripe saves the answer of the first call for 24 hours, a 500
 * included, and repeats it. Where the answer is such a repeated failure the call moves on to the next key of a
 * fixed row (`key`, `key/2`, …), so every repeat walks the same row and meets the same answers.
 *
 * The failed call may have taken effect: `call` must therefore be harmless to run again under a new key, or look
 * first whether its effect is there.
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
