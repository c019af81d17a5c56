import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { moveClaimTo } from '../booking/claims.store.ts';
import { closeTask } from '../desk/close-task.ts';
import { announceVoided } from '../messages/announce-order.ts';
import type { OrderRow } from './orders.store.ts';
import { moveUnitsTo } from './units.store.ts';

/** Stock of an order that could not be sent in time waits this long for its buyer. */
const keptDays = 7;

/**
 * The money will not come: what was reserved for the order is free again. An hour whose hold still runs stays held
 * (the visitor may try again until it ends). After a void (`voided` given) stock is kept for the buyer and they are told.
 */
export async function letGo(
  tx: Tx,
  orderId: string,
  now: Temporal.Instant,
  voided?: { world: World; order: OrderRow },
): Promise<void> {
  const booking = await tx
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select(['claims.id', 'claims.state'])
    .where('bookings.order_id', '=', orderId)
    .executeTakeFirst();
  if (booking?.state === 'expiring') await moveClaimTo(tx, booking.id, 'released', now);
  if (!voided) {
    await moveUnitsTo(tx, orderId, 'free', now);
    return;
  }
  if (voided.order.capture === 'on-dispatch') {
    await moveUnitsTo(tx, orderId, 'kept', now, now.add({ hours: keptDays * 24 }));
  } else {
    await moveUnitsTo(tx, orderId, 'free', now);
  }
  for (const kind of ['decide-application', 'dispatch-order'] as const) {
    await closeTask(tx, { kind, subjectId: orderId, by: 'system' });
  }
  await announceVoided(voided.world, tx, orderId);
}
