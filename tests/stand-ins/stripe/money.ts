import { checkMetadata } from './check-session.ts';
import type { FormFields } from './form.ts';
import { chargeJson, intentJson, refundJson } from './objects.ts';
import { badRequest, missing, type StripeRefusal } from './refusal.ts';
import {
  type StandInCharge,
  type StandInIntent,
  type StandInRefund,
  type StripeState,
  secondsOf,
} from './state.ts';

const CANCELABLE = ['requires_payment_method', 'requires_capture', 'requires_action', 'processing'];

function unexpectedState(message: string): StripeRefusal {
  return badRequest(message, undefined, 'payment_intent_unexpected_state');
}

export function chargeOf(state: StripeState, intent: StandInIntent): StandInCharge {
  return state.charges.get(intent.chargeId ?? '')!;
}

/** Releases an authorisation: the whole amount, which Stripe counts as refunded. */
export function release(state: StripeState, intent: StandInIntent, reason: string): void {
  const charge = chargeOf(state, intent);
  charge.refunded = charge.amount;
  intent.status = 'canceled';
  intent.cancellation = reason;
  state.events.record('payment_intent.canceled', intentJson(state, intent));
}

/** The intent at the current time: an authorisation past its capture window is released now. */
export function intentAt(state: StripeState, id: string, param = 'intent'): StandInIntent {
  const intent = state.intents.get(id);
  if (!intent) throw missing('payment_intent', id, param);
  const until = intent.status === 'requires_capture' ? (chargeOf(state, intent).captureBefore ?? null) : null;
  if (until !== null && secondsOf(state.clock) >= until) release(state, intent, 'automatic');
  return intent;
}

export function captureIntent(state: StripeState, id: string, given: FormFields): StandInIntent {
  const intent = intentAt(state, id);
  if (intent.status !== 'requires_capture') {
    const why =
      intent.status === 'succeeded' ? 'it has already been captured' : `it has a status of ${intent.status}`;
    throw unexpectedState(
      `This PaymentIntent could not be captured because ${why}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
    );
  }
  const amount = given.amount_to_capture === undefined ? intent.amount : Number(given.amount_to_capture);
  if (amount < 1 || amount > intent.amount) {
    throw badRequest(
      'The amount to capture must be between 1 and the authorized amount.',
      'amount_to_capture',
      'amount_too_large',
    );
  }
  const charge = chargeOf(state, intent);
  charge.captured = amount;
  charge.refunded = charge.amount - amount;
  intent.received = amount;
  intent.status = 'succeeded';
  state.events.record('charge.captured', chargeJson(charge));
  state.events.record('payment_intent.succeeded', intentJson(state, intent));
  return intent;
}

/** "You can directly cancel the PaymentIntent for a Checkout Session only when [it] has a status of requires_capture." */
export function cancelIntent(state: StripeState, id: string): StandInIntent {
  const intent = intentAt(state, id);
  if (intent.status === 'requires_capture') {
    release(state, intent, 'requested_by_customer');
    return intent;
  }
  if (CANCELABLE.includes(intent.status)) {
    throw badRequest(
      'You cannot cancel PaymentIntents created by Checkout. Expire the Checkout Session instead.',
    );
  }
  throw unexpectedState(
    `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
  );
}

function refundable(charge: StandInCharge): number {
  return charge.captured === 0 ? 0 : charge.amount - charge.refunded;
}

export function createRefund(state: StripeState, given: FormFields): StandInRefund {
  const intentId = given.payment_intent;
  if (typeof intentId !== 'string') {
    throw badRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = intentAt(state, intentId, 'payment_intent');
  if (intent.status !== 'succeeded') {
    throw badRequest('This PaymentIntent does not have a successful charge to refund.', 'payment_intent');
  }
  const charge = chargeOf(state, intent);
  const left = refundable(charge);
  const amount = given.amount === undefined ? left : Number(given.amount);
  if (left === 0)
    throw badRequest(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  if (amount < 1) throw badRequest('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > left) {
    throw badRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    );
  }
  charge.refunded += amount;
  const refund: StandInRefund = {
    id: state.newId('re_'),
    intentId: intent.id,
    chargeId: charge.id,
    created: secondsOf(state.clock),
    amount,
    currency: intent.currency,
    status: state.options.refunds,
    reason: typeof given.reason === 'string' ? given.reason : null,
    metadata: checkMetadata(given.metadata, 'metadata'),
  };
  state.refunds.set(refund.id, refund);
  state.events.record('refund.created', refundJson(refund));
  state.events.record('charge.refunded', chargeJson(charge));
  return refund;
}

export function refundAt(state: StripeState, id: string): StandInRefund {
  const refund = state.refunds.get(id);
  if (!refund) throw missing('refund', id, 'refund');
  return refund;
}

/** Newest first, as Stripe lists. */
export function listRefunds(state: StripeState, given: FormFields): { data: StandInRefund[]; more: boolean } {
  const limit = Number(given.limit ?? 10);
  if (limit < 1 || limit > 100) throw badRequest('Invalid limit', 'limit');
  const found = [...state.refunds.values()]
    .filter((refund) => given.payment_intent === undefined || refund.intentId === given.payment_intent)
    .reverse();
  return { data: found.slice(0, limit), more: found.length > limit };
}
