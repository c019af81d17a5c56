import type { World } from '#platform/world.ts';
import { sendRefund } from './send-refund.ts';

/** Refunds the provider had called 'pending': asked again how they stand. */
export async function settlePendingRefunds(world: World, paymentId: string): Promise<void> {
  const pending = await world.db.query
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('state', 'in', ['pending', 'due'])
    .execute();
  for (const refund of pending) await sendRefund(world, refund.id);
}
