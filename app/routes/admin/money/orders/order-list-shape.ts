import type { ListShape } from '#app/web/lists/list-address.ts';
import type { OrderFilter, OrderSort } from '#studio/money/orders/order-list.queries.ts';
import { orderTabs } from '#studio/money/orders/order-status.ts';

export const orderListShape: ListShape<OrderSort, OrderFilter> = {
  path: '/admin/orders',
  sorts: { placed: 'descending', name: 'ascending' },
  filters: { status: orderTabs },
};
