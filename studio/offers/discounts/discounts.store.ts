import type { Tx } from '#platform/db/database.ts';
import type { Currency } from '#platform/db/schema/columns.ts';

export interface NewDiscountCode {
  code: string;
  percent: number | null;
  amountMinor: number | null;
  currency: Currency | null;
  validFrom: Temporal.Instant;
  validUntil: Temporal.Instant | null;
  maxUses: number | null;
  maxUsesPerPerson: number | null;
  offerIds: readonly string[];
}

/** Null: the code exists. */
export async function insertCode(
  tx: Tx,
  code: NewDiscountCode,
  now: Temporal.Instant,
): Promise<string | null> {
  const row = await tx
    .insertInto('discount_codes')
    .values({
      code: code.code,
      percent: code.percent,
      amount_minor: code.amountMinor,
      currency: code.currency,
      valid_from: code.validFrom,
      valid_until: code.validUntil,
      max_uses: code.maxUses,
      max_uses_per_person: code.maxUsesPerPerson,
      offer_ids: [...code.offerIds],
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The lock keeps the number of uses constant until commit. */
export async function lockCode(tx: Tx, code: string): Promise<void> {
  await tx.selectFrom('discount_codes').select('id').where('code', '=', code).forNoKeyUpdate().execute();
}

/** False: not found, or already so. */
export async function setCodePaused(
  tx: Tx,
  { id, pausedAt }: { id: string; pausedAt: Temporal.Instant | null },
): Promise<boolean> {
  const result = await tx
    .updateTable('discount_codes')
    .set((set) => ({ paused_at: pausedAt, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .where('paused_at', pausedAt ? 'is' : 'is not', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}
