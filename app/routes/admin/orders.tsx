import { Badge } from '#app/ui/badge.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { ListShape } from '#app/web/list-address.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { listOrders, type OrderFilter, type OrderSort } from '#studio/checkout/order-list.queries.ts';
import { formatMoney } from '#studio/shared/money.ts';
import { tellBriefly } from '#studio/shared/tell-briefly.ts';
import type { Route } from './+types/orders';
import { AdminFrame, adminLinks, adminMeta } from './frame.tsx';
import { OfficeList } from './office-list.tsx';
import { orderLooks } from './order-looks.ts';
import { orderListMessages } from './orders.messages.ts';
import { ownersList } from './owners-list.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

const shape: ListShape<OrderSort, OrderFilter> = {
  path: '/admin/orders',
  sorts: { placed: 'descending', name: 'ascending' },
  filters: { state: ['authorised', 'paid', 'refund-due', 'refunded', 'open', 'lapsed', 'voided'] },
};

/** `/admin/orders`: everything that was bought, or nearly. */
export async function loader(args: Route.LoaderArgs) {
  const { who, world, language, studioName, timeZone, ask } = await ownersList(args, shape);
  const { rows, ...page } = await listOrders(world.db.query, who, ask);
  return {
    language,
    studioName,
    ask,
    page,
    rows: rows.map(({ placedAt, currency, totalMinor, refundedMinor, ...row }) => ({
      ...row,
      placed: tellBriefly(placedAt, timeZone, language),
      total: formatMoney({ amountMinor: totalMinor, currency }, language),
      gone:
        refundedMinor > 0 && refundedMinor < totalMinor
          ? formatMoney({ amountMinor: refundedMinor, currency }, language)
          : null,
    })),
  };
}

export const links = () => adminLinks();

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? orderListMessages[loaderData.language].title : null;
  return adminMeta(title, loaderData?.studioName);
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { language, studioName, ask, page, rows } = loaderData;
  const words = orderListMessages[language];
  const { states } = words;
  return (
    <AdminFrame section="orders" title={words.title} {...{ language, studioName }}>
      <OfficeList
        {...{ shape, ask, page, language, words }}
        columns={[
          { key: 'name', sort: 'name' },
          { key: 'number' },
          { key: 'what' },
          { key: 'placed', sort: 'placed' },
          { key: 'total', isNumber: true },
          { key: 'state' },
        ]}
        filters={{ state: { label: words.filters.state, names: states } }}
        rows={rows.map(({ id, name, number, what, more, placed, total, gone, state }) => ({
          key: id,
          ...(state === 'lapsed' || state === 'voided' ? { look: 'off' as const } : {}),
          cells: {
            name: <TextLink href={`/admin/orders/${id}`}>{name || words.nameless}</TextLink>,
            number: <span className="unbroken">{number}</span>,
            what: what ? (more > 0 ? what + words.more(more) : what) : '–',
            placed: <span className="one-line">{placed}</span>,
            total,
            state: (
              <span>
                <Badge look={orderLooks[state]}>{states[state]}</Badge>
                {gone && <span className="hint"> {words.gone(gone)}</span>}
              </span>
            ),
          },
        }))}
      />
    </AdminFrame>
  );
}
