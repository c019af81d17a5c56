import type { Queries } from '#platform/db/database.ts';
import { spellingsOf } from '#studio/people/own-rows.queries.ts';
import { orderNumberFrom } from './withdrawal.ts';

export async function orderToWithdraw(q: Queries, orderId: string) {
  const row = await q
    .selectFrom('orders')
    .leftJoin('plans', 'plans.order_id', 'orders.id')
    .select(['orders.id', 'orders.state', 'plans.order_id as planOf'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  const { planOf, ...order } = row;
  return { ...order, hasPlan: planOf !== null };
}

/** By order number and the email address of the order or its booking; null: no such order. */
export async function orderIdDeclared(
  q: Queries,
  declared: { orderNumber: string; email: string },
): Promise<string | null> {
  const emails = spellingsOf(declared.email);
  const row = await q
    .selectFrom('orders')
    .leftJoin('bookings', 'bookings.id', 'orders.booking_id')
    .select('orders.id')
    .where('orders.number', '=', orderNumberFrom(declared.orderNumber))
    .where((is) =>
      is.or([
        is(is.fn<string>('lowercase', ['orders.email']), 'in', emails),
        is(is.fn<string>('lowercase', ['bookings.email']), 'in', emails),
      ]),
    )
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function withdrawalReceivedAt(q: Queries, submission: string): Promise<Temporal.Instant | null> {
  const row = await q
    .selectFrom('withdrawals')
    .select('received_at')
    .where('submission', '=', submission)
    .executeTakeFirst();
  return row?.received_at ?? null;
}
