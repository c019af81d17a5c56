import type { Tx } from '#platform/db/database.ts';

export interface NewEntitlement {
  kind: 'credit' | 'seat' | 'enrolment';
  offerId: string;
  orderId: string | null;
  dateId?: string | null;
  courseId?: string | null;
  email: string;
  validUntil: Temporal.Instant | null;
}

export async function grantEntitlement(
  tx: Tx,
  grant: NewEntitlement,
  now: Temporal.Instant,
): Promise<string> {
  const row = await tx
    .insertInto('entitlements')
    .values({
      kind: grant.kind,
      offer_id: grant.offerId,
      order_id: grant.orderId,
      date_id: grant.dateId ?? null,
      course_id: grant.courseId ?? null,
      email: grant.email,
      valid_until: grant.validUntil,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('ledger_entries')
    .values({ entitlement_id: row.id, delta: 1, reason: 'granted', at: now })
    .execute();
  return row.id;
}

/** The lock keeps the balance constant until commit. */
export async function lockEntitlement(tx: Tx, entitlementId: string) {
  const entitlement = await tx
    .selectFrom('entitlements')
    .select(['id', 'kind', 'offer_id', 'course_id', 'email', 'user_id', 'valid_until', 'order_id'])
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

export async function writeLedger(
  tx: Tx,
  entry: {
    entitlementId: string;
    delta: 1 | -1;
    reason: 'spent' | 'returned' | 'expired' | 'revoked';
    bookingId?: string | null;
    refundId?: string | null;
  },
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .insertInto('ledger_entries')
    .values({
      entitlement_id: entry.entitlementId,
      delta: entry.delta,
      reason: entry.reason,
      booking_id: entry.bookingId ?? null,
      refund_id: entry.refundId ?? null,
      at: now,
    })
    .execute();
}

/** Revokes the remaining balance of everything the order granted. */
export async function revokeEntitlementsOf(tx: Tx, orderId: string, now: Temporal.Instant): Promise<void> {
  const granted = await tx
    .selectFrom('entitlements')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id } of granted) {
    if ((await balanceOf(tx, id)) > 0) {
      await writeLedger(tx, { entitlementId: id, delta: -1, reason: 'revoked' }, now);
    }
  }
}

/** Those of an order; returns their ids. */
export async function changeEmailOfGrants(tx: Tx, orderId: string, email: string): Promise<string[]> {
  const rows = await tx
    .updateTable('entitlements')
    .set({ email })
    .where('order_id', '=', orderId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
