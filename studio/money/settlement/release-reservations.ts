import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { moveClaimTo } from '#studio/calendar/claims.store.ts';
import { reservationDays } from '#studio/money/orders/dispatches/dispatch.ts';
import { closeDispatches } from '#studio/money/orders/dispatches/dispatches.store.ts';
import { awaitBuyer, type OrderRow } from '#studio/money/orders/orders.store.ts';
import { moveUnitsTo, releaseUnits } from '#studio/offers/inventory/units.store.ts';
import { publish } from '#studio/shared/events.ts';
import { claimHeldFor } from './bookings-of-orders.queries.ts';

/** A hold that has not expired stays. After a void stock is kept for the buyer if the authorisation expired. */
export async function releaseReservations(
  world: World,
  tx: Tx,
  { orderId, voided, now }: { orderId: string; voided?: OrderRow; now: Temporal.Instant },
): Promise<void> {
  const claim = await claimHeldFor(tx, orderId);
  if (claim?.state === 'expiring' && (await moveClaimTo(tx, { claimId: claim.id, to: 'released', now }))) {
    await publish(world, tx, { type: 'hold.expired', claimId: claim.id });
  }
  if (!voided) {
    await releaseUnits(tx, orderId, now);
    return;
  }
  await closeDispatches(tx, { orderId, sentId: null }, now);
  const { capture, authorised_until: ended } = voided;
  // Voided before its deadline: declined or withdrawn, not expired.
  const isKept = capture === 'on-dispatch' && ended && Temporal.Instant.compare(ended, now) <= 0;
  const until = now.add({ hours: 24 * reservationDays });
  // Late money on missing pieces keeps nothing, so there is nothing to pay later.
  if (isKept && (await moveUnitsTo(tx, { orderId, to: 'kept', expiresAt: until }, now)) > 0)
    await awaitBuyer(tx, orderId, until);
  // An applicant may keep the seat: `releaseVoidedSeats` decides.
  else if (capture !== 'on-acceptance') await moveUnitsTo(tx, { orderId, to: 'free' }, now);
  await publish(world, tx, { type: 'order.voided', orderId, applicationId: voided.application_id, capture });
}
