import type { Tx } from '#platform/db/database.ts';
import { currentPrice } from '#studio/offers/catalogue/offers.queries.ts';
import { appendPrices } from '#studio/offers/catalogue/offers.store.ts';
import type { Currency } from '#studio/shared/money.ts';

/** Append-only; false: the price is unchanged. */
export async function setPrice(
  tx: Tx,
  price: { offerId: string; currency: Currency; amountMinor: number },
  now: Temporal.Instant,
): Promise<boolean> {
  const today = await currentPrice(tx, { offerId: price.offerId, currency: price.currency, at: now });
  if (today === price.amountMinor) return false;
  await appendPrices(tx, { offerId: price.offerId, prices: [price], from: now });
  return true;
}
