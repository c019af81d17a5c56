import Stripe from 'stripe';
import { PaymentRefused, PaymentUnavailable } from './payments.ts';

/**
 * Answers that say nothing about the request itself: the outcome is unknown or the call was not let in.
 * 409: another request holds the same key. 429: too many at once. 5xx: Stripe's own failure.
 */
function isPassing(status: number): boolean {
  return status === 409 || status === 429 || status >= 500;
}

/**
 * Our words for Stripe's error. Stripe's own message is left out on purpose: it may quote what was sent
 * ("Invalid email address: …"), and our errors are logged. The request id finds the full text in Stripe's dashboard.
 */
function describe(error: Stripe.errors.StripeError): string {
  const what = error.code ?? error.rawType ?? error.type;
  const parameter = error.param ? `, parameter ${error.param}` : '';
  const request = error.requestId ? `, request ${error.requestId}` : '';
  return `Stripe: ${what}${parameter}${request}`;
}

/** Stripe's error as the port's: refused (4xx) or unavailable (409, 429, 5xx, no answer). Other errors are bugs and stay. */
export function asPaymentError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const status = error.statusCode;
  if (status === undefined || isPassing(status) || error instanceof Stripe.errors.StripeRateLimitError) {
    return new PaymentUnavailable(describe(error), { cause: error.type });
  }
  return new PaymentRefused(describe(error), error.code ?? error.rawType ?? null);
}

/** Runs a call to Stripe; what it throws is a `PaymentRefused`, a `PaymentUnavailable` or a bug. */
export async function translateStripeErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw asPaymentError(error);
  }
}

/** Stripe understood the request and it does not fit the state of the thing (already captured, not open, …). */
export function isRefusedRequest(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400;
}

/**
 * A 5xx that Stripe had saved under our idempotency key and now repeats. It will repeat it for 24 hours: asking
 * again with the same key can never succeed.
 */
export function isReplayedFailure(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    (error.statusCode ?? 0) >= 500 &&
    error.headers?.['idempotent-replayed'] === 'true'
  );
}
