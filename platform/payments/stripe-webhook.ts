import { z } from 'zod';
import type { Settings } from '../settings.ts';
import { stripeEventTypes } from './stripe-events.ts';

const listShape = z.object({
  data: z.array(z.object({ url: z.string(), status: z.string(), enabled_events: z.array(z.string()) })),
});

/**
 * missing: no webhook points to `url`. disabled: Stripe sends nothing to it. forbidden: the key may not list webhooks.
 * incomplete: `events` are not sent.
 */
export type StripeWebhookState =
  | { kind: 'complete' | 'missing' | 'disabled' | 'forbidden' | 'no-answer' }
  | { kind: 'incomplete'; events: string[] };

/** Of the account's webhooks, the one that points to us. */
export async function stripeWebhookState(
  { secretKey, apiBase }: NonNullable<Settings['stripe']>,
  url: string,
): Promise<StripeWebhookState> {
  const address = new URL('/v1/webhook_endpoints?limit=100', apiBase ?? 'https://api.stripe.com');
  try {
    const answer = await fetch(address, {
      headers: { authorization: `Bearer ${secretKey}` },
      signal: AbortSignal.timeout(15_000),
    });
    if (answer.status === 401 || answer.status === 403) return { kind: 'forbidden' };
    const ours = listShape.parse(await answer.json()).data.filter((one) => one.url === url);
    const enabled = ours.filter(({ status }) => status === 'enabled');
    if (enabled.length === 0) return { kind: ours.length > 0 ? 'disabled' : 'missing' };
    const sent = new Set(enabled.flatMap((one) => one.enabled_events));
    const events = sent.has('*') ? [] : stripeEventTypes.filter((type) => !sent.has(type));
    return events.length > 0 ? { kind: 'incomplete', events } : { kind: 'complete' };
  } catch {
    return { kind: 'no-answer' };
  }
}
