import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { incomeByMonth } from '#studio/orders/accounts/income.queries.ts';
import { formatMonth } from '#studio/shared/format-short-date.ts';
import { formatMoney } from '#studio/shared/money.ts';
import { AdminFrame, adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import type { Route } from './+types/figures';
import { figuresMessages } from './figures.messages.ts';
import { figuresSince } from './period.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/figures` */
export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await ownerOnly(request, context, '/admin/figures');
  const world = worldOf(context);
  const { language } = factsOf(context);
  const { studioName, timeZone } = await studioIdentity(world);
  const since = figuresSince(world.clock.now());
  const income = await incomeByMonth(world.db.query, who, { since, timeZone });
  return {
    language,
    studioName,
    rows: income.map(({ month, currency, receivedMinor, refundedMinor, receipts }) => {
      const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, language);
      return {
        key: `${month} ${currency}`,
        file: `/admin/figures/receipts.csv?month=${month}`,
        month: formatMonth(Temporal.PlainYearMonth.from(month), language),
        receipts,
        received: money(receivedMinor),
        refunded: refundedMinor > 0 ? money(refundedMinor) : '–',
        net: money(receivedMinor - refundedMinor),
      };
    }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && figuresMessages[loaderData.language].title, loaderData?.studioName);
}

export default function Figures({ loaderData: { language, studioName, rows } }: Route.ComponentProps) {
  const words = figuresMessages[language];
  const { columns } = words;
  return (
    <AdminFrame page="figures" title={words.title} lead={words.lead} {...{ language, studioName }}>
      <Table
        caption={words.caption}
        columns={[
          { key: 'month', name: columns.month },
          { key: 'receipts', name: columns.receipts, isNumber: true },
          { key: 'received', name: columns.received, isNumber: true },
          { key: 'refunded', name: columns.refunded, isNumber: true },
          { key: 'net', name: columns.net, isNumber: true },
          { key: 'file', name: columns.file },
        ]}
        rows={rows.map(({ key, file, ...cells }) => ({
          key,
          cells: {
            ...cells,
            file: (
              <a className="text-link" href={file} download>
                CSV<span className="unseen">, {cells.month}</span>
              </a>
            ),
          },
        }))}
        empty={
          <EmptyState title={words.empty.title}>
            <p>{words.empty.text}</p>
          </EmptyState>
        }
      />
      <p className="actions after-table">
        {rows.length > 0 ? (
          <a className="text-link" href="/admin/figures/receipts.csv" download>
            {words.download}
          </a>
        ) : null}
        <TextLink href="/admin/orders">{words.orders}</TextLink>
      </p>
    </AdminFrame>
  );
}
