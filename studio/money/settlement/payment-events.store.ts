import type { Queries } from '#platform/db/database.ts';
import type { ProviderEvent } from '#platform/payments/payments.ts';
import type { Write } from '#studio/shared/change.ts';

/** False: received before. */
export async function insertPaymentEvent(
  { tx, now }: Write,
  event: ProviderEvent & { provider: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('payment_events')
    .values({
      provider: event.provider,
      event_id: event.eventId,
      kind: event.kind,
      session_id: event.sessionId,
      intent_id: event.intentId,
      subscription_id: event.subscriptionId,
      received_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markEventHandled(
  q: Queries,
  event: { provider: string; event_id: string },
  now: Temporal.Instant,
): Promise<void> {
  await q
    .updateTable('payment_events')
    .set({ handled_at: now })
    .where('provider', '=', event.provider)
    .where('event_id', '=', event.event_id)
    .execute();
}
