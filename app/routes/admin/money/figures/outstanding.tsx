import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { formatOf } from '#app/web/format-of.ts';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { readList } from '#app/web/lists/list-state.ts';
import { useLanguage } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { listOutstanding, sumOutstanding } from '#studio/money/figures/outstanding.queries.ts';
import { currencies } from '#studio/shared/money.ts';
import { AdminList } from '../../admin-list.tsx';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/outstanding';
import { figuresHref } from './figures-address.ts';
import { FiguresList } from './figures-list.tsx';
import { figuresListMessages } from './figures-lists.messages.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly('figures', { request, context });
  const world = worldOf(context);
  const format = formatOf(context);
  const currency = currencies.find((one) => one === url.searchParams.get('currency')) ?? 'DKK';
  const shape: ListShape<'due', 'currency'> = {
    path: '/admin/figures/outstanding',
    sorts: { due: 'ascending' },
    filters: { currency: [currency] },
  };
  const listQuery = readList(shape, url);
  const now = world.clock.now();
  const sums = await sumOutstanding(world.db.query, who, now);
  const { rows, ...page } = await listOutstanding(world.db.query, who, { currency, now, listQuery });
  const amountMinor = sums.find((sum) => sum.currency === currency)?.amountMinor ?? 0;
  return {
    shape,
    listQuery,
    page,
    currency,
    sum: format.money({ amountMinor, currency }),
    rows: rows.map(({ id, kind, name, orderId, bookingId, invoice, dueAt, ...row }) => ({
      id,
      kind,
      name,
      href: invoice
        ? `/admin/invoices/${invoice}`
        : bookingId
          ? `/admin/bookings/${bookingId}`
          : `/admin/orders/${orderId}`,
      due: format.short(dueAt),
      amount: format.money({ amountMinor: row.amountMinor, currency }),
    })),
  };
}

export default function Outstanding({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { shape, listQuery, page, currency, sum, rows } = loaderData;
  const { outstanding: words, nameless } = figuresListMessages[language];
  return (
    <FiguresList title={words.title} about={currency} back={figuresHref('', { currency })} sum={sum}>
      <AdminList
        shape={shape}
        listQuery={listQuery}
        page={page}
        words={words}
        columns={[
          { key: 'name' },
          { key: 'what' },
          { key: 'due', sort: 'due' },
          { key: 'amount', isNumber: true },
        ]}
        filters={{ currency: { label: '', names: {} } }}
        rows={rows.map(({ id, name, href, kind, due, amount }) => ({
          key: id,
          cells: {
            name: <TextLink href={href}>{name || nameless}</TextLink>,
            what: words.kinds[kind],
            due: <span className="one-line">{due}</span>,
            amount,
          },
        }))}
      />
    </FiguresList>
  );
}
