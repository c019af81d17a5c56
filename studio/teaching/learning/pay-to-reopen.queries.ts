import type { Queries } from '#platform/db/database.ts';

/** Provider's page for an overdue instalment; null: none. */
export async function payToReopen(q: Queries, orderId: string | null): Promise<string | null> {
  if (!orderId) return null;
  const row = await q
    .selectFrom('instalments')
    .select('pay_url')
    .where('order_id', '=', orderId)
    .where('state', '=', 'failed')
    .where('pay_url', 'is not', null)
    .orderBy('number')
    .executeTakeFirst();
  return row?.pay_url ?? null;
}
