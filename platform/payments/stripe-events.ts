import type Stripe from 'stripe';
import { z } from 'zod';
import type { ProviderEvent, ProviderEventKind } from './payments.ts';

const TOLERANCE_SECONDS = 300;

const reference = z.union([z.string(), z.object({ id: z.string() }), z.null()]).optional();

const parent = z
  .object({ subscription_details: z.object({ subscription: reference }).nullish() })
  .nullish()
  .catch(null);

/** Ids only. Amounts, names and states of events are never read. */
const eventShape = z.object({
  id: z.string().min(1),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string(),
      object: z.string(),
      status: z.string().nullish(),
      payment_intent: reference,
      subscription: reference.catch(null),
      parent,
    }),
  }),
});

const KINDS: Readonly<Record<string, ProviderEventKind>> = {
  'checkout.session.completed': 'session-completed',
  'checkout.session.async_payment_succeeded': 'async-succeeded',
  'checkout.session.async_payment_failed': 'async-failed',
  'checkout.session.expired': 'session-expired',
  'charge.refunded': 'refunded',
  'refund.failed': 'refund-failed',
  'charge.dispute.created': 'disputed',
  'invoice.paid': 'charge-paid',
  'invoice.payment_failed': 'charge-failed',
  'customer.subscription.deleted': 'subscription-ended',
};

/** What the webhook in Stripe must send. */
export const stripeEventTypes: readonly string[] = [...Object.keys(KINDS), 'refund.updated'];

function kindOf(type: string, status: string | null | undefined): ProviderEventKind {
  if (type !== 'refund.updated') return KINDS[type] ?? 'other';
  if (status === 'succeeded') return 'refunded';
  return status === 'failed' || status === 'canceled' ? 'refund-failed' : 'other';
}

function idOf(found: z.infer<typeof reference>): string | null {
  return typeof found === 'string' ? found : (found?.id ?? null);
}

function subscriptionOf(resource: z.infer<typeof eventShape>['data']['object']): string | null {
  if (resource.object === 'subscription') return resource.id;
  return idOf(resource.subscription ?? resource.parent?.subscription_details?.subscription);
}

/** Needs the raw bytes. Null: forged, altered, older than five minutes, or not an event. */
export async function verifyStripeEvent(
  stripe: Stripe,
  {
    webhookSecret,
    rawBody,
    signature,
    nowMs,
  }: { webhookSecret: string; rawBody: string; signature: string | null; nowMs: number },
): Promise<ProviderEvent | null> {
  let claimed: unknown;
  try {
    claimed = await stripe.webhooks.constructEventAsync(
      rawBody,
      signature ?? '',
      webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      nowMs,
    );
  } catch {
    return null;
  }
  const event = eventShape.safeParse(claimed);
  if (!event.success) return null;
  const resource = event.data.data.object;
  const isIntent = resource.object === 'payment_intent';
  return {
    eventId: event.data.id,
    kind: kindOf(event.data.type, resource.status),
    sessionId: resource.object === 'checkout.session' ? resource.id : null,
    intentId: isIntent ? resource.id : idOf(resource.payment_intent),
    subscriptionId: subscriptionOf(resource),
  };
}
