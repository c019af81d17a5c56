import type { Clock } from '#platform/clock.ts';
import { StripeRefusal } from './refusal.ts';

export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

interface StoredAnswer {
  endpoint: string;
  parameters: string;
  at: number;
  answer: Answer | null;
}

const DAY_MS = 24 * 3600 * 1000;

/**
 * Stripe's idempotency keys: the first response is stored for 24 hours, failures included, and repeated with
 * `idempotent-replayed: true`. https://docs.stripe.com/api/idempotent_requests
 */
export class IdempotencyKeys {
  readonly #answers = new Map<string, StoredAnswer>();
  readonly #clock: Clock;
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The stored response, or null when the call is to run now. Throws Stripe's error for a misused key. */
  begin(key: string, endpoint: string, parameters: string): Answer | null {
    const now = this.#clock.now().epochMilliseconds;
    const found = this.#answers.get(key);
    if (!found || now - found.at >= DAY_MS) {
      this.#answers.set(key, { endpoint, parameters, at: now, answer: null });
      return null;
    }
    if (found.endpoint !== endpoint || found.parameters !== parameters) {
      const what = found.endpoint === endpoint ? 'parameters' : 'endpoint';
      throw new StripeRefusal(
        400,
        `Keys for idempotent requests can only be used with the same ${what} they were first used with.`,
        { type: 'idempotency_error' },
      );
    }
    if (!found.answer) {
      throw new StripeRefusal(
        409,
        'There is currently another in-progress request using this Idempotent Key.',
        {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
        },
      );
    }
    return { ...found.answer, headers: { ...found.answer.headers, 'idempotent-replayed': 'true' } };
  }

  store(key: string, answer: Answer): void {
    const found = this.#answers.get(key);
    if (found) found.answer = answer;
  }

  /** The endpoint never started: an invalid parameter, a lock, a rate limit. The key is free again. */
  release(key: string): void {
    this.#answers.delete(key);
  }
}
