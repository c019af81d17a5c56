import { Disclosure } from '#app/ui/disclosure.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TabLinks } from '#app/ui/navigation/tab-links.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/figures';
import { figuresMessages } from './figures.messages.ts';
import { Booking, Outstanding, Subscribers, Taught } from './figures-parts.tsx';
import { type FiguresWords, IncomeSections } from './income-sections.tsx';
import { readFigures } from './read-figures.ts';
import type { VatView } from './vat-view.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams: params } = new URL(request.url);
  const who = await ownerOnly('figures', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  return readFigures(world, { who, language, params });
}

export default function Figures({ loaderData }: Route.ComponentProps) {
  const { period, currency, file, income, offers, fees } = loaderData;
  const words = useWords(figuresMessages);
  return (
    <AdminFrame
      page="figures"
      title={words.title}
      lead={words.lead}
      actions={
        income && (
          <ButtonLink href={file} variant="ghost" isPlain isCompact>
            {words.export}
          </ButtonLink>
        )
      }
    >
      <div className="figures-ask cluster apart">
        <TabLinks label={words.period} {...period} />
        {currency.items.length > 1 && <TabLinks label={words.currency} {...currency} />}
      </div>
      {income && offers ? (
        <IncomeSections income={income} offers={offers} fees={fees} words={words} />
      ) : (
        <EmptyState title={words.empty.title}>
          <p>{words.empty.text}</p>
        </EmptyState>
      )}
      {loaderData.vat && <VatSection vat={loaderData.vat} words={words} />}
      <div className="figures-parts columns">
        <Outstanding rows={loaderData.outstanding} words={words} />
        <Booking months={loaderData.booking} words={words} />
        <Taught taught={loaderData.taught} words={words} />
        <Subscribers months={loaderData.subscribers} words={words} />
      </div>
    </AdminFrame>
  );
}

/** What is declared to the tax authority, by quarter or half-year. */
function VatSection({ vat, words }: { vat: VatView; words: FiguresWords }) {
  const { caption, halfYears, note } = words.vatTable;
  return (
    <section className="admin-section">
      <VatTable caption={`${caption}, ${vat.currency}`} rows={vat.quarters} words={words} />
      <p className="hint">
        {note}
        {vat.currency === 'DKK' ? '' : ` ${words.vatTable.foreign}`}
      </p>
      <Disclosure summary={halfYears}>
        <VatTable caption={`${halfYears}, ${vat.currency}`} rows={vat.halfYears} words={words} />
      </Disclosure>
    </section>
  );
}

const amounts = ['sales', 'refunds', 'net', 'due'] as const;

interface VatTableProps {
  caption: string;
  rows: VatView['quarters'];
  words: FiguresWords;
}

function VatTable({ caption, rows, words: { vatTable, columns } }: VatTableProps) {
  return (
    <Table
      caption={caption}
      empty={null}
      columns={[
        { key: 'name', name: vatTable.columns.period },
        ...amounts.map((key) => ({ key, name: vatTable.columns[key], isNumber: true })),
        { key: 'file', name: columns.file },
      ]}
      rows={rows.map((row) => ({
        key: row.key,
        cells: {
          name: row.name,
          ...Object.fromEntries(
            amounts.map((key) => [
              key,
              <TextLink key={key} href={row[key].href}>
                {row[key].amount}
              </TextLink>,
            ]),
          ),
          file: (
            <a className="text-link" href={row.file} download>
              CSV<span className="unseen">, {row.name}</span>
            </a>
          ),
        },
      }))}
    />
  );
}
