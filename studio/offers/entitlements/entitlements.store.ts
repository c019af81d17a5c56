import type { Tx } from '#platform/db/database.ts';
import type { Currency } from '#platform/db/schema/columns.ts';
import type { EntitlementKind, LedgerReason } from '#platform/db/schema/orders.ts';
import type { Write } from '#studio/shared/change.ts';

export interface NewEntitlement {
  kind: EntitlementKind;
  offerId: string;
  orderId: string | null;
  dateId?: string | null;
  courseId?: string | null;
  email: string;
  validUntil: Temporal.Instant | null;
  /** Pieces, by default one, or minor units of `currency`. */
  amount?: number;
  currency?: Currency | null;
}

export async function grantEntitlement(c: Write, grant: NewEntitlement): Promise<string> {
  const row = await c.tx
    .insertInto('entitlements')
    .values({
      kind: grant.kind,
      offer_id: grant.offerId,
      order_id: grant.orderId,
      date_id: grant.dateId ?? null,
      course_id: grant.courseId ?? null,
      email: grant.email,
      valid_until: grant.validUntil,
      currency: grant.currency ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLedger(c, { entitlementId: row.id, delta: grant.amount ?? 1, reason: 'granted' });
  return row.id;
}

/** The lock keeps the balance constant until commit. */
export async function lockEntitlement(tx: Tx, entitlementId: string) {
  const entitlement = await tx
    .selectFrom('entitlements')
    .select([
      'id',
      'kind',
      'offer_id',
      'course_id',
      'email',
      'user_id',
      'valid_until',
      'order_id',
      'currency',
    ])
    .where('id', '=', entitlementId)
    .forUpdate()
    .executeTakeFirst();
  return entitlement && { ...entitlement, balance: await balanceOf(tx, entitlementId) };
}

async function balanceOf(tx: Tx, entitlementId: string): Promise<number> {
  const row = await tx
    .selectFrom('ledger_entries')
    .select((select) => select.fn.sum<number>('delta').as('balance'))
    .where('entitlement_id', '=', entitlementId)
    .executeTakeFirst();
  return Number(row?.balance ?? 0);
}

export type NewLedgerEntry = ({ entitlementId: string } | { codeId: string }) & {
  delta: number;
  reason: LedgerReason;
  bookingId?: string | null;
  refundId?: string | null;
  orderId?: string | null;
};

/** The database refuses a negative balance and a code beyond its limits. */
export async function writeLedger({ tx, now }: Write, entry: NewLedgerEntry): Promise<void> {
  await tx
    .insertInto('ledger_entries')
    .values({
      entitlement_id: 'entitlementId' in entry ? entry.entitlementId : null,
      code_id: 'codeId' in entry ? entry.codeId : null,
      delta: entry.delta,
      reason: entry.reason,
      booking_id: entry.bookingId ?? null,
      refund_id: entry.refundId ?? null,
      order_id: entry.orderId ?? null,
      at: now,
    })
    .execute();
}

/** Revokes the remaining balance of everything the order granted. */
export async function revokeEntitlementsOf(c: Write, orderId: string): Promise<void> {
  for (const { id, balance } of await lockEntitlementsOf(c.tx, orderId)) {
    if (balance > 0) await writeLedger(c, { entitlementId: id, delta: -balance, reason: 'revoked' });
  }
}

/** What an order granted, in the order of ids. */
export async function lockEntitlementsOf(tx: Tx, orderId: string) {
  const granted = await tx
    .selectFrom('entitlements')
    .select(['id', 'kind'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const balances: Array<{ id: string; kind: EntitlementKind; balance: number }> = [];
  for (const one of granted) balances.push({ ...one, balance: await balanceOf(tx, one.id) });
  return balances;
}

/** Days for which something given back can be used at least. */
const returnedDays = 30;

/** Gives back to a balance, and extends a validity that is over or about to end. */
export async function returnToBalance(
  c: Write,
  entry: {
    entitlementId: string;
    amount: number;
    bookingId?: string | null;
    refundId?: string | null;
    orderId?: string | null;
  },
): Promise<void> {
  const { amount, ...rest } = entry;
  await writeLedger(c, { ...rest, delta: amount, reason: 'returned' });
  await extendValidity(c, entry.entitlementId);
}

/** Reconciliation found more or less spent than was used. */
export async function correctBalance(
  c: Write,
  { entitlementId, delta }: { entitlementId: string; delta: number },
): Promise<void> {
  await writeLedger(c, { entitlementId, delta, reason: 'corrected' });
  if (delta > 0) await extendValidity(c, entitlementId);
}

/** What came back can be used for thirty days, though it would have ended before. */
export async function extendValidity({ tx, now }: Write, entitlementId: string): Promise<void> {
  const until = now.add({ hours: 24 * returnedDays });
  await tx
    .updateTable('entitlements')
    .set({ valid_until: until })
    .where('id', '=', entitlementId)
    .where('valid_until', '<', until)
    .execute();
}

/** Those of an order; returns their ids. */
export async function changeEmailOfGrants(tx: Tx, orderId: string, email: string): Promise<string[]> {
  const rows = await tx
    .updateTable('entitlements')
    .set({ email, user_id: null })
    .where('order_id', '=', orderId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** False: notified before. */
export async function markExpiryNotified({ tx, now }: Write, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('entitlements')
    .set({ expiry_notified_at: now })
    .where('id', '=', id)
    .where('expiry_notified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
