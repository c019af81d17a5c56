import type Stripe from 'stripe';
import { withIdempotencyKey } from './idempotency-key.ts';
import { methodsIn } from './instant-methods.ts';
import {
  type CheckoutSession,
  type CurrencyCode,
  type ListedSession,
  PaymentRefused,
  type SessionRequest,
} from './payments.ts';
import { isRefusedRequest, translateStripeErrors } from './stripe-errors.ts';

/** Methods that settle immediately. Only filters what the account offers (decision 010). */
export function instantMethods(currency: CurrencyCode): string[] {
  return methodsIn(currency).filter((name) => name === 'card' || name === 'mobilepay');
}

function isPlan(request: SessionRequest): boolean {
  return (request.instalments ?? 1) > 1;
}

function lineItems(request: SessionRequest): Stripe.Checkout.SessionCreateParams.LineItem[] {
  return request.lines.map((line, position) => ({
    quantity: line.quantity,
    price_data: {
      currency: request.currency.toLowerCase(),
      unit_amount: line.unitAmountMinor,
      product_data: { name: line.name, ...(line.description ? { description: line.description } : {}) },
      ...(isPlan(request) && position === 0 ? { recurring: { interval: 'month' } } : {}),
    },
  }));
}

/** Stripe's limit for one value. */
const mostCharacters = 500;

function namesOf(lines: SessionRequest['lines']): string {
  return lines.map(({ name }) => name).join(', ');
}

function metadataOf({ paymentId, orderNumber, lines, slot }: SessionRequest): Record<string, string> {
  const what = [...namesOf(lines)].slice(0, mostCharacters).join('');
  const metadata = { paymentId, orderNumber, what };
  return slot ? { ...metadata, slotStart: slot.start.toString(), slotEnd: slot.end.toString() } : metadata;
}

function listedSession(session: Stripe.Checkout.Session): ListedSession {
  const { paymentId, orderNumber, what, slotStart, slotEnd } = session.metadata ?? {};
  return {
    sessionId: session.id,
    paymentId: paymentId ?? session.client_reference_id,
    orderNumber: orderNumber ?? null,
    successUrl: session.success_url ?? '',
    what: what ?? '',
    slot:
      slotStart && slotEnd
        ? { start: Temporal.Instant.from(slotStart), end: Temporal.Instant.from(slotEnd) }
        : null,
  };
}

/** Reads all pages, a hundred sessions each. */
export async function listStripeSessions(
  stripe: Stripe,
  since: Temporal.Instant,
): Promise<readonly ListedSession[]> {
  const created = { gte: Math.floor(since.epochMilliseconds / 1000) };
  return translateStripeErrors(async () => {
    const found: ListedSession[] = [];
    for await (const session of stripe.checkout.sessions.list({ created, limit: 100 }))
      found.push(listedSession(session));
    return found;
  });
}

/** Pure, so that a repeat with the same key is byte-identical. */
export function sessionParameters(request: SessionRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = metadataOf(request);
  const about = { description: request.orderNumber, metadata };
  return {
    mode: isPlan(request) ? 'subscription' : 'payment',
    line_items: lineItems(request),
    adaptive_pricing: { enabled: false },
    // Later charges are off-session: cards only.
    allowed_payment_method_types: isPlan(request) ? ['card'] : instantMethods(request.currency),
    // Link may pay from a bank account.
    wallet_options: { link: { display: 'never' } },
    locale: request.language,
    expires_at: Math.floor(request.expiresAt.epochMilliseconds / 1000),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    client_reference_id: request.paymentId,
    metadata,
    ...(isPlan(request)
      ? { subscription_data: about }
      : { payment_intent_data: { capture_method: request.capture, ...about } }),
    ...(request.note === undefined ? {} : { custom_text: { submit: { message: request.note } } }),
    ...(request.customerEmail === null ? {} : { customer_email: request.customerEmail }),
  };
}

/** Stripe validates emails by stricter rules than ours (letters like ø). */
function isRefusedEmail(error: unknown): boolean {
  return isRefusedRequest(error) && error.param === 'customer_email';
}

/** Idempotent by payment id. Retries without the email, which is only a prefill, when Stripe rejects it. */
export async function createStripeSession(stripe: Stripe, request: SessionRequest): Promise<CheckoutSession> {
  const parameters = sessionParameters(request);
  const key = `session:${request.paymentId}`;
  const create = (keyed: string, given: Stripe.Checkout.SessionCreateParams) =>
    withIdempotencyKey(keyed, (idempotencyKey) => stripe.checkout.sessions.create(given, { idempotencyKey }));
  const session = await translateStripeErrors(async () => {
    try {
      return await create(key, parameters);
    } catch (error) {
      if (!isRefusedEmail(error)) throw error;
      const { customer_email: _, ...withoutEmail } = parameters;
      return await create(`${key}:without-email`, withoutEmail);
    }
  });
  if (!session.url) throw new PaymentRefused('Stripe: the session has no page', 'session_without_url');
  return { sessionId: session.id, url: session.url };
}

/** 'not-open' covers paid, expired and in between; the caller retrieves the state. */
export async function expireStripeSession(
  stripe: Stripe,
  sessionId: string,
): Promise<'expired' | 'not-open'> {
  return translateStripeErrors(async () => {
    try {
      const session = await stripe.checkout.sessions.expire(sessionId);
      return session.status === 'expired' ? 'expired' : 'not-open';
    } catch (error) {
      if (isRefusedRequest(error)) return 'not-open';
      throw error;
    }
  });
}
