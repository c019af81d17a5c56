import { moveClaimTo } from '#studio/calendar/claims.store.ts';
import { reservationDays } from '#studio/money/orders/dispatches/dispatch.ts';
import { closeDispatches } from '#studio/money/orders/dispatches/dispatches.store.ts';
import { awaitBuyer, type OrderRow } from '#studio/money/orders/orders.store.ts';
import { extendValidity } from '#studio/offers/entitlements/entitlements.store.ts';
import { moveUnitsTo, releaseUnits } from '#studio/offers/inventory/units.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { claimHeldFor } from './bookings-of-orders.queries.ts';

/** A hold that has not expired stays. After a void stock is kept for the buyer if the authorisation expired. */
export async function releaseReservations(
  c: Change,
  { orderId, voided }: { orderId: string; voided?: OrderRow },
): Promise<void> {
  const claim = await claimHeldFor(c.tx, orderId);
  if (claim?.state === 'expiring' && (await moveClaimTo(c, claim.id, 'released'))) {
    await publish(c, { type: 'hold.expired', claimId: claim.id });
  }
  if (!voided) {
    await releaseUnits(c, orderId);
    return;
  }
  await closeDispatches(c, { orderId, sentId: null });
  if (voided.gift_card_id) await extendValidity(c, voided.gift_card_id);
  const { capture, authorised_until: ended } = voided;
  // Voided before its deadline: declined or withdrawn, not expired.
  const isKept = capture === 'on-dispatch' && ended && Temporal.Instant.compare(ended, c.now) <= 0;
  const until = c.now.add({ hours: 24 * reservationDays });
  // Late money on missing pieces keeps nothing, so there is nothing to pay later.
  if (isKept && (await moveUnitsTo(c, { orderId, to: 'kept', expiresAt: until })) > 0)
    await awaitBuyer(c.tx, orderId, until);
  // An applicant may keep the seat: `releaseVoidedSeats` decides.
  else if (capture !== 'on-acceptance') await moveUnitsTo(c, { orderId, to: 'free' });
  await publish(c, { type: 'order.voided', orderId, applicationId: voided.application_id, capture });
}
