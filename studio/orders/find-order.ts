import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { isOwnRow } from '#studio/people/own-rows.ts';
import type { Who } from '#studio/shared/who.ts';
import { orderIdByToken } from './order-by-token.ts';

/** An order is named by a secret (a mail's link, a return address), or by its id, by the person it belongs to. */
export type OrderReference = { token: string } | { orderId: string };

/** Null for every wrong token, for an order of somebody else, and for none: all look alike. */
export async function findOrderId(world: World, who: Who, which: OrderReference): Promise<string | null> {
  const q = world.db.query;
  if ('token' in which) return orderIdByToken(q, which.token, world.clock.now());
  if (!z.guid().safeParse(which.orderId).success) return null;
  const row = await q
    .selectFrom('orders')
    .select('id')
    .where('id', '=', which.orderId)
    .where((is) => isOwnRow(is, who, { email: 'orders.email' }))
    .executeTakeFirst();
  return row?.id ?? null;
}
