import type { Queries } from '#platform/db/database.ts';
import type { ShipsTo } from '#platform/db/schema/orders.ts';

export interface ParcelToPack {
  shipsTo: ShipsTo | null;
  lines: Array<{ position: number; what: string; quantity: number }>;
}

export async function parcelToPack(q: Queries, orderId: string): Promise<ParcelToPack> {
  const order = await q.selectFrom('orders').select('ships_to').where('id', '=', orderId).executeTakeFirst();
  const lines = await q
    .selectFrom('order_lines')
    .innerJoin('offers', 'offers.id', 'order_lines.offer_id')
    .select(['position', 'description as what', 'quantity'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'goods')
    .orderBy('position')
    .execute();
  return { shipsTo: order?.ships_to ?? null, lines };
}
