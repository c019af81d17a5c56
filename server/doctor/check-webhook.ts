import { stripeWebhookState } from '#platform/payments/stripe-webhook.ts';
import type { Settings } from '#platform/settings.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

const area = 'Payments';

export async function checkWebhook({ stripe, siteUrl, isLoopbackSite }: Settings): Promise<Finding[]> {
  if (!stripe || isLoopbackSite) return [];
  const url = `${siteUrl}/webhooks/stripe`;
  const state = await stripeWebhookState(stripe, url);
  switch (state.kind) {
    case 'complete':
      return [ok(area, `Stripe sends every event we need to ${url}.`)];
    case 'missing':
      return [fault(area, `No webhook in Stripe points to ${url}.`, 'Add one under Developers → Webhooks.')];
    case 'disabled':
      return [fault(area, `The webhook to ${url} is disabled.`, 'Enable it under Developers → Webhooks.')];
    case 'incomplete':
      return [
        fault(
          area,
          `The webhook lacks events: ${state.events.join(', ')}.`,
          'Select them under Developers → Webhooks.',
        ),
      ];
    case 'forbidden':
      return [
        warning(
          area,
          'The key may not list webhooks, so ours could not be checked.',
          `Make sure that one points to ${url}, or allow the key to read webhooks.`,
        ),
      ];
    case 'no-answer':
      return [warning(area, 'Stripe did not list its webhooks.', 'Try again later.')];
  }
}
