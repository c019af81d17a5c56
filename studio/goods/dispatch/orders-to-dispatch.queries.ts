import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { ShipsTo } from '#platform/db/schema/orders.ts';
import { deliveryOfOrder } from '#studio/money/orders/dispatches/delivery.queries.ts';
import { isEnded } from '#studio/money/orders/order.ts';
import { orderNames } from '#studio/money/orders/order-name.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Currency } from '#studio/shared/money.ts';
import type { May } from '#studio/shared/who.ts';

/** 'ended': the authorisation has expired. 'other': not goods from stock that are authorised. */
export type Readiness = 'ready' | 'shipped' | 'ended' | 'other';

export interface OrderToDispatch {
  id: string;
  number: string;
  name: string;
  email: string;
  language: Language;
  currency: Currency;
  totalMinor: number;
  shipsTo: ShipsTo | null;
  readiness: Readiness;
  items: string[];
}

/** The chosen orders, the oldest first. Two statements. */
export async function ordersToDispatch(
  q: Queries,
  _who: May<'orders'>,
  { orderIds, now }: { orderIds: readonly string[]; now: Temporal.Instant },
): Promise<OrderToDispatch[]> {
  const ids = orderIds.filter((id) => z.guid().safeParse(id).success);
  if (ids.length === 0) return [];
  const rows = await q
    .selectFrom('orders')
    .select(['id', 'number', 'name', 'email', 'language', 'currency', 'authorised_until'])
    .select(['total_minor as totalMinor', 'ships_to as shipsTo', deliveryOfOrder.as('delivery')])
    .where('id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const names = await orderNames(
    q,
    rows.map(({ id }) => id),
  );
  return rows.map(({ delivery, authorised_until: until, ...row }) => ({
    ...row,
    readiness:
      delivery === 'shipped'
        ? 'shipped'
        : delivery !== 'to-ship'
          ? 'other'
          : isEnded(until, now)
            ? 'ended'
            : 'ready',
    items: names.get(row.id) ?? [],
  }));
}
