import type { Tx } from '#platform/db/database.ts';
import { currentPrice } from '#studio/catalogue/offers.queries.ts';
import type { Currency } from '#studio/shared/money.ts';
import { appendPrice } from './products.store.ts';

/** Append-only; false: the price is unchanged. */
export async function setPrice(
  tx: Tx,
  price: { offerId: string; currency: Currency; amountMinor: number },
  now: Temporal.Instant,
): Promise<boolean> {
  const today = await currentPrice(tx, { offerId: price.offerId, currency: price.currency, at: now });
  if (today === price.amountMinor) return false;
  await appendPrice(tx, price, now);
  return true;
}
