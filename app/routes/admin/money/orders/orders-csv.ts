import { csvResponse } from '#app/web/files/csv-response.ts';
import { ordersCsv } from '#studio/money/orders/accounts/orders-csv.ts';
import { ownersList } from '../../owners-list.ts';
import type { Route } from './+types/orders-csv';
import { orderListShape } from './order-list-shape.ts';

/** `/admin/orders.csv?status=&q=`: the filtered list, all pages of it. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const shape = { ...orderListShape, path: '/admin/orders.csv' };
  const { who, world, language, listQuery } = await ownersList('orders', args, shape);
  return csvResponse(await ordersCsv(world, who, { ...listQuery, language }), { name: 'orders', language });
}
