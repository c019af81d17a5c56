import type { Tx } from '#platform/db/database.ts';

/** Append-only; DKK per unit of the currency. */
export async function insertRate(
  tx: Tx,
  rate: { currency: 'EUR' | 'USD'; rate: string; from: Temporal.PlainDate },
): Promise<void> {
  await tx
    .insertInto('exchange_rates')
    .values({ currency: rate.currency, dkk_per_unit: rate.rate, valid_from: rate.from.toString() })
    .execute();
}
