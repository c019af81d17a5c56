import { Badge } from '#app/ui/feedback/badge.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { invoiceStatuses } from '#studio/money/orders/invoices/invoice.ts';
import {
  type InvoiceFilter,
  type InvoiceSort,
  listInvoices,
} from '#studio/money/orders/invoices/invoices.queries.ts';
import { invoiceMonths } from '#studio/money/orders/invoices/issued-invoices.queries.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { AdminList } from '../../admin-list.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownersList } from '../../owners-list.ts';
import type { Route } from './+types/invoices';
import { invoiceVariants } from './invoice-looks.ts';
import { invoicesMessages } from './invoices.messages.ts';

const mostMonths = 24;

export async function loader(args: Route.LoaderArgs) {
  const shape: ListShape<InvoiceSort, InvoiceFilter> = {
    path: '/admin/invoices',
    sorts: { issued: 'descending' },
    filters: { status: invoiceStatuses },
  };
  const { who, world, format, listQuery } = await ownersList('orders', args, shape);
  const today = studioDay(world.clock.now());
  const { rows, ...page } = await listInvoices(world.db.query, who, { listQuery, today });
  const months = await invoiceMonths(world.db.query, who, mostMonths);
  return {
    shape,
    listQuery,
    page,
    months: months.map(({ month, count }) => ({
      month,
      count,
      name: format.month(month),
    })),
    rows: rows.map(({ number, company, status, issuedAt, dueOn, currency, totalMinor }) => ({
      number,
      company,
      status,
      issued: format.short(issuedAt),
      due: dueOn ? format.shortDay(dueOn) : '',
      total: format.money({ amountMinor: totalMinor, currency }),
    })),
  };
}

export default function Invoices({ loaderData }: Route.ComponentProps) {
  const _language = useLanguage();
  const { shape, listQuery, page, rows, months } = loaderData;
  const words = useWords(invoicesMessages);
  return (
    <AdminFrame
      page="orders"
      title={words.title}
      lead={words.lead}
      back={{ href: '/admin/orders', label: words.orders }}
      actions={
        <ButtonLink href="/admin/invoices/new" isCompact>
          {words.create}
        </ButtonLink>
      }
    >
      <AdminList
        shape={shape}
        listQuery={listQuery}
        page={page}
        words={words}
        columns={[
          { key: 'number' },
          { key: 'company' },
          { key: 'issued', sort: 'issued' },
          { key: 'due' },
          { key: 'total', isNumber: true },
          { key: 'status' },
        ]}
        filters={{ status: { label: words.filters.status, names: words.statuses } }}
        rows={rows.map(({ number, company, issued, due, total, status }) => ({
          key: String(number),
          cells: {
            number: <TextLink href={`/admin/invoices/${number}`}>{words.name.invoice(number)}</TextLink>,
            company,
            issued: <span className="one-line">{issued}</span>,
            due: <span className="one-line">{due}</span>,
            total,
            status: <Badge variant={invoiceVariants[status]}>{words.statuses[status]}</Badge>,
          },
        }))}
      />
      <Files months={months} />
    </AdminFrame>
  );
}

function Files({ months }: Pick<Route.ComponentProps['loaderData'], 'months'>) {
  const language = useLanguage();
  if (months.length === 0) return null;
  const words = invoicesMessages[language].accountant;
  return (
    <section className="admin-section">
      <h2>{words.title}</h2>
      <p className="hint">{words.lead}</p>
      <Leaders
        isFull
        rows={months.map(({ month, count, name }) => ({
          key: month,
          label: `${name}, ${words.count(count)}`,
          value: (
            <a className="text-link" href={`/admin/invoices.csv?month=${month}`} download>
              {words.file}
              <span className="unseen">, {name}</span>
            </a>
          ),
        }))}
      />
    </section>
  );
}
