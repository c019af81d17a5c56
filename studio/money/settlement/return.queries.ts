import { type SqlBool, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { productsFirst } from '#studio/money/orders/order-name.queries.ts';
import { isKept } from '#studio/offers/entitlements/kept-orders.queries.ts';

const isFirstProduct = sql<SqlBool>`order_lines.position = (select order_lines.position from order_lines
  where order_lines.order_id = orders.id order by ${productsFirst} limit 1)`;

/** The order of a payment with its first product, its booking and its credit. */
export async function orderToReturnTo(q: Queries, paymentId: string) {
  return q
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('order_lines', (join) =>
      join.onRef('order_lines.order_id', '=', 'orders.id').on(isFirstProduct),
    )
    .innerJoin('offers', 'offers.id', 'order_lines.offer_id')
    .leftJoin('bookings', 'bookings.id', 'orders.booking_id')
    .leftJoin('claims', 'claims.id', 'bookings.claim_id')
    .leftJoin('entitlements', (join) =>
      join.onRef('entitlements.order_id', '=', 'orders.id').on('entitlements.kind', '=', 'credit'),
    )
    .select([
      'orders.id as orderId',
      'orders.number as orderNumber',
      'orders.state as orderState',
      'orders.authorised_until as authorisedUntil',
      'orders.name',
      'orders.email',
      'orders.email_corrected_at as emailCorrectedAt',
      'orders.settled_at as settledAt',
      'orders.created_at as createdAt',
      'orders.total_minor as totalMinor',
      'orders.gift_card_minor as giftCardMinor',
      'orders.currency',
      'orders.return_path as returnPath',
      'orders.application_id as applicationId',
      'orders.instalment',
      'order_lines.offer_id as offerId',
      'offers.kind',
      sql<number>`(select sum(discount_minor)::int from order_lines where order_id = orders.id)`.as(
        'discountMinor',
      ),
      'bookings.id as bookingId',
      'bookings.confirmed_at as confirmedAt',
      'claims.state as claimState',
      'entitlements.id as entitlementId',
    ])
    .select(isKept.as('isKept'))
    .where('payments.id', '=', paymentId)
    .executeTakeFirst();
}
