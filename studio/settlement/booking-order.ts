import type { Tx } from '#platform/db/database.ts';
import { offerTitle } from '#studio/catalogue/offer-title.queries.ts';
import { findOffer } from '#studio/catalogue/offers.queries.ts';
import { termsInForce } from '#studio/content/terms.queries.ts';
import { orderLineOf } from '#studio/orders/basket.ts';
import { insertOrder } from '#studio/orders/orders.store.ts';
import { bookingToPay } from './bookings-of-orders.queries.ts';

/** An open order for a session that is booked or held. In DKK; returns its id. */
export async function insertBookingOrder(
  tx: Tx,
  { bookingId, amountMinor }: { bookingId: string; amountMinor: number },
  now: Temporal.Instant,
): Promise<string> {
  const { name, email, language, course_id } = await bookingToPay(tx, bookingId);
  const entry = await findOffer(tx, course_id);
  if (!entry) throw new Error('the catalogue has no entry for sessions');
  const line = orderLineOf({
    offerId: entry.id,
    description: await offerTitle(tx, entry.id, language),
    quantity: 1,
    unitMinor: amountMinor,
    vatClass: entry.vatClass,
    withdrawalRegime: entry.withdrawalRegime,
  });
  const { id } = await insertOrder(
    tx,
    {
      currency: 'DKK',
      capture: 'now',
      name,
      email,
      language,
      termsVersion: await termsInForce(tx, language),
      consents: [],
      returnPath: '/private-coaching/book',
      bookingId,
      lines: [line],
    },
    now,
  );
  return id;
}
