import { z } from 'zod';
import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { orderIdByToken } from './order-by-token.ts';
import { ownOrderId, replacementOf } from './orders.queries.ts';

/** By a secret (email link or return address), or by id for the signed-in buyer. */
export type OrderReference = { token: string } | { orderId: string };

/**
 * Null for a wrong token, another person's order and a missing order alike. An order that ended unpaid leads to the one
 * that replaced it: its buyer has paid there.
 */
export async function findOrderId(world: World, who: Who, which: OrderReference): Promise<string | null> {
  const orderId = await namedOrderId(world, who, which);
  return orderId && replacementOf(world.db.query, orderId);
}

async function namedOrderId({ db, clock }: World, who: Who, which: OrderReference): Promise<string | null> {
  if ('token' in which) return orderIdByToken(db.query, { ...which, who, now: clock.now() });
  if (!z.guid().safeParse(which.orderId).success) return null;
  return ownOrderId(db.query, who, which.orderId);
}
