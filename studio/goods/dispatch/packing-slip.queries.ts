import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { ShipsTo } from '#platform/db/schema/orders.ts';
import type { Language } from '#studio/shared/language.ts';
import type { May } from '#studio/shared/who.ts';

export interface PackingSlip {
  orderId: string;
  number: string;
  placedAt: Temporal.Instant;
  language: Language;
  shipsTo: ShipsTo | null;
  /** Empty: nothing of the order is shipped. */
  lines: Array<{ position: number; what: string; quantity: number }>;
}

/** Null: not found. */
export async function packingSlip(
  q: Queries,
  _who: May<'orders'>,
  orderId: string,
): Promise<PackingSlip | null> {
  if (!z.guid().safeParse(orderId).success) return null;
  const order = await q
    .selectFrom('orders')
    .select(['id as orderId', 'number', 'created_at as placedAt', 'language', 'ships_to as shipsTo'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order) return null;
  const lines = await q
    .selectFrom('order_lines')
    .innerJoin('offers', 'offers.id', 'order_lines.offer_id')
    .select(['position', 'description as what', 'quantity'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['goods', 'print-goods'])
    .orderBy('position')
    .execute();
  return { ...order, lines };
}
