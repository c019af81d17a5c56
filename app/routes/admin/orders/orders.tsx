import { Badge } from '#app/ui/feedback/badge.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { listHref } from '#app/web/lists/list-address.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { deliveryWords } from '#studio/orders/dispatches/delivery.messages.ts';
import { countOrders, listOrders, mostCounted } from '#studio/orders/order-list.queries.ts';
import { orderStatusWords } from '#studio/orders/order-status.messages.ts';
import { describePlan } from '#studio/plans/plan-progress.ts';
import { formatShort, formatShortDay } from '#studio/shared/format-short-date.ts';
import { formatMoney } from '#studio/shared/money.ts';
import { AdminList } from '../admin-list.tsx';
import { AdminFrame, adminMeta } from '../frame.tsx';
import { ownersList } from '../owners-list.ts';
import type { Route } from './+types/orders';
import { orderListShape as shape } from './order-list-shape.ts';
import { deliveryVariants, orderVariants } from './order-looks.ts';
import { orderListMessages } from './orders.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/orders` */
export async function loader(args: Route.LoaderArgs) {
  const { who, world, language, studioName, timeZone, listQuery } = await ownersList(args, shape);
  const { rows, ...page } = await listOrders(world.db.query, who, listQuery);
  const counts = Object.entries(await countOrders(world.db.query, who));
  return {
    language,
    counts: Object.fromEntries(counts.map(([tab, count]) => [tab, formatCount(count)])),
    studioName,
    listQuery,
    page,
    rows: rows.map(({ placedAt, currency, totalMinor, refundedMinor, plan, ...row }) => {
      const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, language);
      const dayOf = (at: Temporal.Instant) =>
        formatShortDay(at.toZonedDateTimeISO(timeZone).toPlainDate(), language);
      return {
        ...row,
        placed: formatShort(placedAt, timeZone, language),
        total: money(totalMinor),
        refunded: refundedMinor > 0 && refundedMinor < totalMinor ? money(refundedMinor) : null,
        plan: plan && plan.open.length > 0 ? describePlan(plan, { language, money, dayOf }) : null,
      };
    }),
  };
}

function formatCount(count: number): string {
  if (count === 0) return '';
  return count < mostCounted ? String(count) : `${mostCounted - 1}+`;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? orderListMessages[loaderData.language].title : null;
  return adminMeta(title, loaderData?.studioName);
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { language, studioName, listQuery, page, rows, counts } = loaderData;
  const words = orderListMessages[language];
  const statuses = orderStatusWords[language];
  const deliveries = deliveryWords[language];
  return (
    <AdminFrame
      page="orders"
      title={words.title}
      actions={
        rows.length > 0 && (
          <a className="button ghost plain compact" href={exportHref(listQuery)} download>
            {words.export}
          </a>
        )
      }
      {...{ language, studioName }}
    >
      <AdminList
        {...{ shape, listQuery, page, language, words }}
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
            names: { ...statuses, 'to-ship': deliveries['to-ship'] },
            counts,
            waiting: 'to-ship',
          },
        }}
        rows={rows.map(
          ({ id, name, number, what, more, placed, total, refunded, plan, status, delivery }) => ({
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
                  <Badge variant={orderVariants[status]}>{statuses[status]}</Badge>
                  {refunded && <span className="hint"> {words.refunded(refunded)}</span>}
                  {plan && <span className="hint"> {plan}</span>}
                </span>
              ),
              delivery: delivery && (
                <Badge variant={deliveryVariants[delivery]}>{deliveries[delivery]}</Badge>
              ),
            },
          }),
        )}
      />
    </AdminFrame>
  );
}

function exportHref(listQuery: Route.ComponentProps['loaderData']['listQuery']): string {
  return listHref({ ...shape, path: '/admin/orders.csv' }, listQuery);
}
