import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { useLanguage } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { listFees, sumOfFees } from '#studio/money/figures/fees.queries.ts';
import { currencies } from '#studio/shared/money.ts';
import { AdminList } from '../../admin-list.tsx';
import { ownersList } from '../../owners-list.ts';
import type { Route } from './+types/fees';
import { figuresMessages } from './figures.messages.ts';
import { figuresHref } from './figures-address.ts';
import { FiguresList } from './figures-list.tsx';
import { figuresListMessages } from './figures-lists.messages.ts';
import { periodIn } from './period.ts';

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const { year, ...period } = periodIn(searchParams.get('period'), worldOf(args.context).clock.now());
  const currency = currencies.find((one) => one === searchParams.get('currency')) ?? 'DKK';
  const shape: ListShape<'taken', 'currency' | 'period'> = {
    path: '/admin/figures/fees',
    sorts: { taken: 'descending' },
    filters: { currency: [currency], period: year ? [year] : [] },
  };
  const { who, world, listQuery, language, format } = await ownersList('figures', args, shape);
  const filter = { ...period, currency };
  const { feeMinor, known, unknown } = await sumOfFees(world.db.query, who, filter);
  const { rows, ...page } = await listFees(world.db.query, who, { filter, listQuery });
  const words = figuresListMessages[language].fees;
  return {
    shape,
    listQuery,
    page,
    back: figuresHref('', { period: year, currency }),
    about: [year ?? figuresMessages[language].lastMonths, currency].join(', '),
    sum: words.sum(format.money({ amountMinor: feeMinor, currency }), known, unknown),
    rows: rows.map(({ takenAt, amountMinor, feeMinor: fee, ...row }) => ({
      id: row.id,
      orderId: row.orderId,
      orderNumber: row.orderNumber,
      name: row.name,
      taken: format.short(takenAt),
      amount: format.money({ amountMinor, currency: row.currency }),
      fee: fee === null ? null : format.money({ amountMinor: fee, currency }),
    })),
  };
}

export default function Fees({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { shape, listQuery, page, about, back, sum, rows } = loaderData;
  const { fees: words, nameless } = figuresListMessages[language];
  const hidden = { label: '', names: {} };
  return (
    <FiguresList title={words.title} about={about} back={back} sum={sum}>
      <AdminList
        shape={shape}
        listQuery={listQuery}
        page={page}
        words={words}
        columns={[
          { key: 'order' },
          { key: 'name' },
          { key: 'taken', sort: 'taken' },
          { key: 'amount', isNumber: true },
          { key: 'fee', isNumber: true },
        ]}
        filters={{ currency: hidden, period: hidden }}
        rows={rows.map(({ id, orderId, orderNumber, name, taken, amount, fee }) => ({
          key: id,
          cells: {
            order: <TextLink href={`/admin/orders/${orderId}`}>{orderNumber}</TextLink>,
            name: name || nameless,
            taken: <span className="one-line">{taken}</span>,
            amount,
            fee: fee ?? words.unknown,
          },
        }))}
      />
    </FiguresList>
  );
}
