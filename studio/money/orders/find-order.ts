import { z } from 'zod';
import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { orderIdByToken } from './order-by-token.ts';
import { ownOrderId } from './orders.queries.ts';

/** By a secret (email link or return address), or by id for the signed-in buyer. */
export type OrderReference = { token: string } | { orderId: string };

/** Null for a wrong token, another person's order and a missing order alike. */
export async function findOrderId(world: World, who: Who, which: OrderReference): Promise<string | null> {
  const q = world.db.query;
  if ('token' in which) return orderIdByToken(q, { ...which, who, now: world.clock.now() });
  if (!z.guid().safeParse(which.orderId).success) return null;
  return ownOrderId(q, who, which.orderId);
}
