import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Currency } from '#platform/db/schema/columns.ts';

/** What returns to the buyer when everything is refunded or released, in minor units. */
export interface OrderMoney {
  currency: Currency;
  /** Reserved on the card and not charged. */
  reservedMinor: number;
  cardMinor: number;
  giftCardMinor: number;
  /** Paid outside the system, so the owner returns it. */
  manualMinor: number;
}

export async function moneyOfOrders(
  q: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderMoney>> {
  if (ids.length === 0) return new Map();
  const left = sql`(captured_minor - (select coalesce(sum(amount_minor), 0) from refunds
    where refunds.payment_id = payments.id and refunds.state <> 'refused'))`;
  const captured = (providers: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${left}) filter (where payments.state = 'captured' and ${providers}), 0)::int`;
  const rows = await q
    .selectFrom('orders')
    .leftJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.id', 'orders.application_id as applicationId', 'orders.currency'])
    .select([
      sql<number>`coalesce(sum(payments.amount_minor)
        filter (where payments.state = 'authorised' and provider <> 'gift-card'), 0)::int`.as(
        'reservedMinor',
      ),
      captured(sql`provider not in ('gift-card', 'manual')`).as('cardMinor'),
      captured(sql`provider = 'manual'`).as('manualMinor'),
      sql<number>`(case when orders.state = 'authorised' then orders.gift_card_minor else 0 end
        + ${captured(sql`provider = 'gift-card'`)})::int`.as('giftCardMinor'),
    ])
    .where((is) => is.or([is('orders.id', 'in', ids), is('orders.application_id', 'in', ids)]))
    .where('orders.state', 'in', ['authorised', 'paid', 'refund-due', 'refunded'])
    .groupBy('orders.id')
    .orderBy('orders.created_at', 'desc')
    .execute();
  // Of an application the first order counts: later instalments are not part of a decision.
  return new Map(
    rows.flatMap(({ id, applicationId, ...money }) => [
      [id, money] as const,
      ...(applicationId ? [[applicationId, money] as const] : []),
    ]),
  );
}
