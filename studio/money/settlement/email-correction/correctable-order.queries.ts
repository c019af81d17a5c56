import type { Queries } from '#platform/db/database.ts';

/** Confirmed, booked by the order or with a credit that it granted; in one order, so that locks cannot cross. */
export async function bookingsOfPurchase(q: Queries, orderId: string): Promise<string[]> {
  const rows = await q
    .selectFrom('bookings')
    .select('id')
    .where('confirmed_at', 'is not', null)
    .where((is) =>
      is.or([
        is('order_id', '=', orderId),
        is(
          'entitlement_id',
          'in',
          is.selectFrom('entitlements').select('id').where('order_id', '=', orderId),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function correctionById(q: Queries, id: string) {
  return q.selectFrom('email_corrections').selectAll().where('id', '=', id).executeTakeFirst();
}
