import type { ReactNode } from 'react';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { Row } from '#app/ui/table.tsx';
import { listHref } from '#app/web/lists/list-address.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { deliveryWords } from '#studio/money/orders/dispatches/delivery.messages.ts';
import type { Delivery } from '#studio/money/orders/dispatches/delivery.ts';
import {
  countOrders,
  type ListedOrder,
  listOrders,
  mostCounted,
} from '#studio/money/orders/order-list.queries.ts';
import { orderStatusWords } from '#studio/money/orders/order-status.messages.ts';
import { describePlan } from '#studio/offers/plans/plan-progress.ts';
import type { Language } from '#studio/shared/language.ts';
import { AdminList } from '../../admin-list.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownersList } from '../../owners-list.ts';
import type { Route } from './+types/orders';
import { orderListShape as shape } from './order-list-shape.ts';
import { deliveryVariants, orderVariants } from './order-looks.ts';
import { orderListMessages } from './orders.messages.ts';

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

const formId = 'ship-selected';
const reviewPage = '/admin/orders/dispatch';

interface DeliveryCellProps {
  id: string;
  delivery: Delivery;
  label: string;
  isSelectable: boolean;
  children: ReactNode;
}

function DeliveryCell({ id, delivery, label, isSelectable, children }: DeliveryCellProps) {
  if (!isSelectable) return <Badge variant={deliveryVariants[delivery]}>{label}</Badge>;
  return (
    <label className="choice">
      <input type="checkbox" form={formId} name="order" value={id} />
      <span>
        {label}
        <span className="unseen">{children}</span>
      </span>
    </label>
  );
}

interface ShipSelectedProps {
  orderIds: readonly string[];
  words: (typeof orderListMessages)['en'];
}

/** Outside the list, whose search is a form of its own; the checkboxes belong to it by its id. */
function ShipSelected({ orderIds, words }: ShipSelectedProps) {
  const all = new URLSearchParams(orderIds.map((id) => ['order', id]));
  return (
    <form id={formId} action={reviewPage} method="get" className="actions after-table">
      <Button type="submit">{words.reviewSelected}</Button>
      <TextLink href={`${reviewPage}?${all}`}>{words.reviewAll(orderIds.length)}</TextLink>
    </form>
  );
}

interface ShownOrder
  extends Pick<ListedOrder, 'id' | 'name' | 'number' | 'what' | 'more' | 'status' | 'delivery'> {
  placed: string;
  total: string;
  refunded: string | null;
  plan: string | null;
}

/** `isSelectable`: with a checkbox. */
function orderRow(
  { id, name, number, what, more, placed, total, refunded, plan, status, delivery }: ShownOrder,
  { language, isSelectable }: { language: Language; isSelectable: boolean },
): Row {
  const words = orderListMessages[language];
  return {
    key: id,
    ...(status === 'expired' || status === 'cancelled' ? { variant: 'off' as const } : {}),
    cells: {
      name: <TextLink href={`/admin/orders/${id}`}>{name || words.nameless}</TextLink>,
      number: <span className="unbroken">{number}</span>,
      what: what ? (more > 0 ? what + words.more(more) : what) : '–',
      placed: <span className="one-line">{placed}</span>,
      total,
      status: (
        <span>
          <Badge variant={orderVariants[status]}>{orderStatusWords[language][status]}</Badge>
          {refunded && <span className="hint"> {words.refunded(refunded)}</span>}
          {plan && <span className="hint"> {plan}</span>}
        </span>
      ),
      delivery: delivery && (
        <DeliveryCell
          id={id}
          delivery={delivery}
          isSelectable={isSelectable}
          label={deliveryWords[language][delivery]}
        >
          {words.select(number, name)}
        </DeliveryCell>
      ),
    },
  };
}
