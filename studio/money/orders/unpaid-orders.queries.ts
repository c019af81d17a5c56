import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';

/** Of a term the orders count, not its seats; they count with those of its class. */
export function unpaidSeats(q: Queries, networkHash: string, offerIds: readonly string[]) {
  return q
    .selectFrom('units')
    .innerJoin('orders', 'orders.id', 'units.order_id')
    .innerJoin('dates', 'dates.id', 'units.date_id')
    .select((select) => ['dates.offer_id', select.fn.count<number>('orders.id').distinct().as('count')])
    .where(isOfNetwork(networkHash))
    .where((is) =>
      is.or([
        is('dates.offer_id', 'in', offerIds),
        is(
          'dates.offer_id',
          'in',
          is
            .selectFrom('offers')
            .select('term_of')
            .where('id', 'in', offerIds)
            .$castTo<{ term_of: string }>(),
        ),
      ]),
    )
    .where('units.state', 'in', ['held', 'expiring'])
    .groupBy('dates.offer_id')
    .execute();
}

export function unpaidOrders(q: Queries, networkHash: string, offerIds: readonly string[]) {
  return q
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('offers', 'offers.id', 'order_lines.offer_id')
    .select((select) => ['order_lines.offer_id', select.fn.countAll<number>().as('count')])
    .where(isOfNetwork(networkHash))
    .where('orders.state', '=', 'open')
    .where('order_lines.offer_id', 'in', offerIds)
    .where('offers.kind', 'in', ['goods', 'print-goods'])
    .groupBy('order_lines.offer_id')
    .execute();
}

function isOfNetwork(hash: string) {
  return sql<boolean>`(orders.address_hash = ${hash} or orders.wider_networks @> array[${hash}])`;
}
