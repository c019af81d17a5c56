import Stripe from 'stripe';
import { PaymentRefused, PaymentUnavailable } from './payments.ts';

/** 409: the key is in use. 429: rate limit. 5xx: Stripe's failure. The outcome is unknown. */
function isPassing(status: number): boolean {
  return status === 409 || status === 429 || status >= 500;
}

/** Omits Stripe's message, which may quote personal data. The request id finds it in Stripe's dashboard. */
function describe(error: Stripe.errors.StripeError): string {
  const what = error.code ?? error.rawType ?? error.type;
  const parameter = error.param ? `, parameter ${error.param}` : '';
  const request = error.requestId ? `, request ${error.requestId}` : '';
  return `Stripe: ${what}${parameter}${request}`;
}

/** Maps to PaymentRefused (4xx) or PaymentUnavailable (409, 429, 5xx, no answer). Other errors are bugs. */
export function asPaymentError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const status = error.statusCode;
  if (status === undefined || isPassing(status) || error instanceof Stripe.errors.StripeRateLimitError) {
    return new PaymentUnavailable(describe(error), { cause: error.type });
  }
  const isKeyRefused = status === 401 || status === 403;
  return new PaymentRefused(describe(error), error.code ?? error.rawType ?? null, isKeyRefused);
}

export async function translateStripeErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw asPaymentError(error);
  }
}

/** The request does not fit the object's state (already captured, not open, …). */
export function isRefusedRequest(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400;
}

/** A 5xx saved under our idempotency key: Stripe replays it for 24 hours, so the key must change. */
export function isReplayedFailure(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    (error.statusCode ?? 0) >= 500 &&
    error.headers?.['idempotent-replayed'] === 'true'
  );
}
