import type { Queries } from '#platform/db/database.ts';

export async function unitsOf(tx: Queries, orderId: string) {
  return tx
    .selectFrom('units')
    .select(['id', 'kind', 'state', 'date_id', 'offer_id', 'expires_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

export async function hasKeptSeat(tx: Queries, applicationId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('units')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('state', '=', 'kept')
    .executeTakeFirst();
  return row !== undefined;
}
