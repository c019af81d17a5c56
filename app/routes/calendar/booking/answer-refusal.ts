import { data } from 'react-router';
import type { BookingRefusal } from '#studio/calendar/booking/refusals.ts';
import type { PaymentRefusal } from '#studio/money/checkout/checkout.messages.ts';
import { takenView } from './days-view.ts';
import type { FormError, Values, WidgetStart } from './widget/model.ts';

const statusOf: Record<BookingRefusal['refusal'], number> = {
  'bad-input': 400,
  'not-offered': 400,
  taken: 409,
  'too-many-for-address': 429,
  'too-many-for-email': 429,
  'too-often': 429,
  'too-many-mails': 429,
  'open-consultation': 429,
  'not-allowed': 403,
  'no-credit': 403,
};

export const payStatus: Record<PaymentRefusal, number> = {
  'not-for-sale': 404,
  'choose-size': 400,
  'bad-currency': 400,
  'hold-ended': 410,
  'already-paid': 409,
  'sold-out': 409,
  'no-date': 409,
  'date-closed': 409,
  'already-ordered': 409,
  'cart-changed': 409,
  'codes-changed': 409,
  'too-many': 429,
  'too-often': 429,
  closed: 503,
  provider: 502,
};

/** Retry-After: from the rate limit, or 30 minutes for an unpaid order of the same kind. */
export function payHeaders(outcome: { refusal: string; retryAfterSeconds?: number }): Record<string, string> {
  const isPaused = outcome.refusal === 'too-many' || outcome.refusal === 'too-often';
  return isPaused ? { 'retry-after': String(outcome.retryAfterSeconds ?? 1800) } : {};
}

const formFields = ['name', 'email', 'slotStart'] as const;

export function answerRefusal(start: WidgetStart, values: Values, refusal: BookingRefusal) {
  const error: FormError = {
    message: refusal.message,
    fields: formFields.filter((field) => refusal.fields?.includes(field)),
    taken: refusal.refusal === 'taken' ? takenView(values.slotStart, start.language) : undefined,
  };
  const screen = { at: 'choosing' as const, values, error };
  return data({ ...start, screen }, { status: refusalStatus(refusal), headers: refusalHeaders(refusal) });
}

export function refusalStatus({ refusal }: BookingRefusal): number {
  return statusOf[refusal];
}

/** Retry-After. */
export function refusalHeaders(refusal: BookingRefusal): Record<string, string> {
  const isPaused = statusOf[refusal.refusal] === 429;
  return isPaused ? { 'retry-after': String(refusal.retryAfterSeconds ?? 600) } : {};
}
