import type { Insertable, Updateable } from 'kysely';
import type { Queries, Tx } from '#platform/db/database.ts';
import type { OffersTable } from '#platform/db/schema/catalogue.ts';
import type { Currency } from '#studio/shared/money.ts';

export function lockOffer(tx: Tx, id: string) {
  return tx.selectFrom('offers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** What was bought is written on its order, so that an order never changes with its offer. */
export async function updateOffer(
  tx: Tx,
  { id, version, at }: { id: string; version: number; at: Temporal.Instant },
  set: Omit<Updateable<OffersTable>, 'id' | 'version' | 'changed_at'>,
): Promise<void> {
  await tx
    .updateTable('offers')
    .set({ is_retired: false, ...set, version: version + 1, changed_at: at })
    .where('id', '=', id)
    .execute();
}

/** False: the id is taken. */
export async function insertOffer(tx: Tx, offer: Insertable<OffersTable>): Promise<boolean> {
  const made = await tx
    .insertInto('offers')
    .values(offer)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Append-only; null: no longer sold in the currency. */
export async function appendPrices(
  q: Queries,
  {
    offerId,
    prices,
    from,
  }: {
    offerId: string;
    prices: ReadonlyArray<{ currency: Currency; amountMinor: number | null }>;
    from: Temporal.Instant;
  },
): Promise<void> {
  if (prices.length === 0) return;
  await q
    .insertInto('prices')
    .values(
      prices.map(({ currency, amountMinor }) => ({
        offer_id: offerId,
        currency,
        amount_minor: amountMinor,
        valid_from: from,
      })),
    )
    .execute();
}
