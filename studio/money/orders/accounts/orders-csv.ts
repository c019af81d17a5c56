import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { type CsvCell, csvOf } from '#studio/shared/lists/csv.ts';
import type { ListQuery } from '#studio/shared/lists/list.queries.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { deliveryWords } from '../dispatches/delivery.messages.ts';
import { everyOrder, type OrderFilter, type OrderSort } from '../order-list.queries.ts';
import { orderStatusWords } from '../order-status.messages.ts';
import { ordersCsvMessages } from './orders-csv.messages.ts';

/** The filtered list of orders, one row each, the newest first. */
export async function ordersCsv(
  world: World,
  who: May<'orders'>,
  listQuery: Pick<ListQuery<OrderSort, OrderFilter>, 'filters' | 'search'> & { language: Language },
): Promise<string> {
  const { language } = listQuery;
  const rows: CsvCell[][] = [Object.values(ordersCsvMessages[language])];
  for await (const order of everyOrder(world.db.query, who, listQuery)) {
    rows.push([
      order.number,
      studioDay(order.placedAt).toString(),
      order.name,
      order.email,
      order.what.join('; '),
      order.currency,
      order.totalMinor / 100,
      order.refundedMinor / 100,
      orderStatusWords[language][order.status],
      order.delivery ? deliveryWords[language][order.delivery] : '',
    ]);
  }
  return csvOf(rows, language);
}
