import { PaymentRefused, PaymentUnavailable } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import type { StudioFault } from '#studio/shared/faults/studio-fault.ts';
import type { Findings } from './check.ts';
import { isWebhookMissing } from './monitoring.queries.ts';

const paymentsSubject = 'payments';

/** Stripe repeats an event for three days. */
const range = { from: { hours: 3 * 24 }, to: { minutes: 15 } };

/** Payments settle, and the provider's events about them do not arrive. */
export async function checkWebhook({ db, payments, clock }: World): Promise<Findings> {
  if (!payments) return [];
  const now = clock.now();
  const isMissing = await isWebhookMissing(db.query, {
    provider: payments.provider,
    from: now.subtract(range.from),
    to: now.subtract(range.to),
  });
  return isMissing ? [{ kind: 'webhook-missing', subjectId: paymentsSubject, details: {} }] : [];
}

/** By asking for a session that does not exist. An outage says nothing about the key. */
export async function checkPaymentKey({ payments }: World): Promise<Findings> {
  if (!payments) return [];
  const refused: readonly StudioFault[] = [
    { kind: 'payments-refused', subjectId: paymentsSubject, details: {} },
  ];
  try {
    await payments.retrieve('cs_test_none');
    return [];
  } catch (error) {
    if (error instanceof PaymentRefused) return error.isKeyRefused ? refused : [];
    if (error instanceof PaymentUnavailable) return null;
    throw error;
  }
}
