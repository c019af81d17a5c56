import type { Tx } from '#platform/db/database.ts';
import { endNewTimeOffersOf } from '#studio/calendar/booking/bookings.store.ts';
import {
  lockEntitlementsOf,
  revokeEntitlementsOf,
  writeLedger,
} from '#studio/offers/entitlements/entitlements.store.ts';
import { moveUnitsTo } from '#studio/offers/inventory/units.store.ts';
import { movePlanTo } from '#studio/offers/plans/plans.store.ts';
import type { Write } from '#studio/shared/change.ts';
import { hasRefundedItems } from './refunds.queries.ts';

/**
 * Revokes what an order granted, with another time that was offered for its session, and releases its seats, and its
 * stock unless that was decided item by item.
 */
export async function revokeGrants(c: Write, orderId: string): Promise<void> {
  await endNewTimeOffersOf(c.tx, orderId);
  await revokeEntitlementsOf(c, orderId);
  const isStockDecided = await hasRefundedItems(c.tx, orderId);
  await moveUnitsTo(c, { orderId, to: 'free', ...(isStockDecided ? { kind: 'seat' } : {}) });
  // The reconciler ends the subscription at the provider if no job does so first.
  await movePlanTo(c, { orderId, to: 'ending', set: { end_reason: 'outside', next_check_at: c.now } });
}

/** Unspent amount of the gift card that the order sold, locked until commit; null: it sold none. */
export async function lockUnspentOfSoldGiftCard(tx: Tx, orderId: string): Promise<number | null> {
  const granted = await lockEntitlementsOf(tx, orderId);
  return granted.find(({ kind }) => kind === 'gift-card')?.balance ?? null;
}

/** Money that is refunded can no longer be spent: the gift card loses the same amount, at most its balance. */
export async function revokeSoldGiftCard(
  c: Write,
  refund: { orderId: string; refundId: string; amountMinor: number },
): Promise<void> {
  const granted = await lockEntitlementsOf(c.tx, refund.orderId);
  for (const { id, kind, balance } of granted) {
    const amount = Math.min(balance, refund.amountMinor);
    if (kind !== 'gift-card' || amount === 0) continue;
    const { refundId } = refund;
    await writeLedger(c, { entitlementId: id, delta: -amount, reason: 'revoked', refundId });
  }
}

/** Of a pack that is refunded. Returns their number. */
export async function revokeUnusedSessions(c: Write, orderId: string): Promise<number> {
  const granted = await lockEntitlementsOf(c.tx, orderId);
  const credits = granted.filter(({ kind, balance }) => kind === 'credit' && balance > 0);
  for (const { id, balance } of credits) {
    await writeLedger(c, { entitlementId: id, delta: -balance, reason: 'revoked' });
  }
  return credits.reduce((sum, { balance }) => sum + balance, 0);
}
