import { ButtonLink } from '#app/ui/forms/button.tsx';
import { listHref } from '#app/web/lists/list-address.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { deliveryWords } from '#studio/money/orders/dispatches/delivery.messages.ts';
import { countOrders, listOrders, mostCounted } from '#studio/money/orders/order-list.queries.ts';
import { orderStatusWords } from '#studio/money/orders/order-status.messages.ts';
import { describePlan } from '#studio/offers/plans/plan-progress.ts';
import { AdminList } from '../admin-list.tsx';
import { AdminFrame } from '../frame.tsx';
import { ownersList } from '../owners-list.ts';
import type { Route } from './+types/orders';
import { orderListShape as shape } from './order-list-shape.ts';
import { orderRow } from './order-row.tsx';
import { orderListMessages } from './orders.messages.ts';
import { ShipSelected } from './select-orders.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { who, world, language, format, listQuery } = await ownersList('orders', args, shape);
  const { rows, ...page } = await listOrders(world.db.query, who, listQuery);
  const counts = Object.entries(await countOrders(world.db.query, who));
  return {
    counts: Object.fromEntries(counts.map(([tab, count]) => [tab, formatCount(count)])),
    listQuery,
    page,
    rows: rows.map(({ placedAt, currency, totalMinor, refundedMinor, plan, ...row }) => {
      const money = format.moneyIn(currency);
      return {
        ...row,
        placed: format.short(placedAt),
        total: money(totalMinor),
        refunded: refundedMinor > 0 && refundedMinor < totalMinor ? money(refundedMinor) : null,
        plan:
          plan && plan.open.length > 0
            ? describePlan(plan, { language, money, dayOf: format.shortDay })
            : null,
      };
    }),
  };
}

function formatCount(count: number): string {
  if (count === 0) return '';
  return count < mostCounted ? String(count) : `${mostCounted - 1}+`;
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { listQuery, page, rows, counts } = loaderData;
  const words = useWords(orderListMessages);
  const isSelectable = listQuery.filters.status === 'to-ship';
  return (
    <AdminFrame
      page="orders"
      title={words.title}
      actions={
        <>
          <ButtonLink href="/admin/invoices" variant="ghost" isPlain isCompact>
            {words.invoices}
          </ButtonLink>
          {rows.length > 0 && (
            <a className="button ghost plain compact" href={exportHref(listQuery)} download>
              {words.export}
            </a>
          )}
        </>
      }
    >
      <AdminList
        shape={shape}
        listQuery={listQuery}
        page={page}
        words={words}
        columns={[
          { key: 'name', sort: 'name' },
          { key: 'number' },
          { key: 'what' },
          { key: 'placed', sort: 'placed' },
          { key: 'total', isNumber: true },
          { key: 'status' },
          { key: 'delivery' },
        ]}
        filters={{
          status: {
            label: words.filters.status,
            names: { ...orderStatusWords[language], 'to-ship': deliveryWords[language]['to-ship'] },
            counts,
            waiting: 'to-ship',
          },
        }}
        rows={rows.map((row) => orderRow(row, { language, isSelectable }))}
      />
      {isSelectable && rows.length > 0 && <ShipSelected orderIds={rows.map(({ id }) => id)} words={words} />}
    </AdminFrame>
  );
}

function exportHref(listQuery: Route.ComponentProps['loaderData']['listQuery']): string {
  return listHref({ ...shape, path: '/admin/orders.csv' }, listQuery);
}
