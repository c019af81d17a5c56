import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { Write } from '#studio/shared/change.ts';

/** DKK per unit of the currency. */
export async function insertRate(
  { tx, now }: Write,
  rate: { currency: 'EUR' | 'USD'; rate: string; from: Temporal.PlainDate },
): Promise<void> {
  await tx
    .insertInto('exchange_rates')
    .values({
      currency: rate.currency,
      dkk_per_unit: rate.rate,
      valid_from: rate.from.toString(),
      created_at: now,
    })
    .execute();
}

/** Since a rate was set, a receipt or an invoice of its currency has been issued. */
export const isRateUsed = sql<boolean>`exists (
  select 1 from orders where orders.currency = exchange_rates.currency and (
    exists (select 1 from receipts where receipts.order_id = orders.id and issued_at >= exchange_rates.created_at)
    or exists (select 1 from invoices where invoices.order_id = orders.id and issued_at >= exchange_rates.created_at)))`;

/** Null: no such rate, or it is used. */
export async function deleteRate(tx: Tx, id: number) {
  const row = await tx
    .deleteFrom('exchange_rates')
    .where('id', '=', id)
    .where(sql<boolean>`not ${isRateUsed}`)
    .returning(['currency', 'dkk_per_unit as rate', 'valid_from as from'])
    .executeTakeFirst();
  return row ?? null;
}
