import { Disclosure } from '#app/ui/disclosure.tsx';
import { ListLinks } from '#app/ui/list-links.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import type { figuresMessages } from './figures.messages.ts';
import type { IncomeView, LinkedAmount, Sums } from './income-view.ts';
import { StrokePlot } from './plots.tsx';
import type { FiguresView } from './read-figures.ts';

export type FiguresWords = (typeof figuresMessages)['en'];

export interface IncomeSectionsProps {
  income: IncomeView;
  offers: NonNullable<FiguresView['offers']>;
  fees: FiguresView['fees'];
  words: FiguresWords;
}

export function IncomeSections({ income, offers, fees, words }: IncomeSectionsProps) {
  const { headline, plot, kinds, currency } = income;
  return (
    <>
      <section className="admin-section figures-wide">
        <h2>{words.income}</h2>
        <p className="figures-now cluster apart">
          <a href={headline.href}>
            <em>{headline.currency}</em> {headline.amount}
          </a>
          <span className="quiet">{headline.note}</span>
        </p>
        <StrokePlot {...plot} kinds={kinds} names={words.kinds} />
        <p className="hint">
          {plot.stroke} {words.below}
        </p>
        <Disclosure summary={words.asTable}>
          <MonthTable income={income} words={words} />
        </Disclosure>
      </section>
      <SumsTable
        caption={`${words.totals.caption}, ${currency}`}
        first={words.columns.total}
        rows={[...income.totals, ...(fees ? [fees.row] : [])].map((row) => ({
          ...row,
          name: words.totals[row.key as 'received'],
        }))}
        note={fees?.after ?? null}
        words={words}
      />
      <SumsTable
        caption={`${words.byKind}, ${currency}`}
        first={words.columns.kind}
        rows={income.byKind.map((row) => ({ ...row, name: words.kinds[row.kind] }))}
        note={kinds.includes('gift-cards') ? words.giftCards : null}
        words={words}
      />
      <SumsTable
        caption={`${words.byOffer}, ${currency}`}
        first={words.columns.offer}
        rows={offers.rows}
        words={words}
      />
      <ListLinks
        previous={offers.previous}
        next={offers.next}
        words={{ ways: words.offerPages, previous: words.previousOffers, next: words.nextOffers }}
      />
    </>
  );
}

interface SumsTableProps {
  caption: string;
  first: string;
  rows: ReadonlyArray<Sums & { key: string; href: string; name: string }>;
  note?: string | null;
  words: FiguresWords;
}

function SumsTable({ caption, first, rows, note, words: { columns } }: SumsTableProps) {
  return (
    <section className="admin-section">
      <Table
        caption={caption}
        empty={null}
        columns={[
          { key: 'name', name: first },
          { key: 'gross', name: columns.gross, isNumber: true },
          { key: 'vat', name: columns.vat, isNumber: true },
          { key: 'net', name: columns.net, isNumber: true },
        ]}
        rows={rows.map(({ key, href, name, gross, vat, net }) => ({
          key,
          cells: { name: <TextLink href={href}>{name}</TextLink>, gross, vat, net },
        }))}
      />
      {note && <p className="hint">{note}</p>}
    </section>
  );
}

function MonthTable({ income, words }: Pick<IncomeSectionsProps, 'income' | 'words'>) {
  const { columns } = words;
  const number = (key: string, name: string) => ({ key, name, isNumber: true });
  return (
    <Table
      caption={`${words.byMonth}, ${income.currency}`}
      empty={null}
      columns={[
        { key: 'month', name: columns.month },
        ...income.kinds.map((kind) => number(kind, words.kinds[kind])),
        number('total', columns.gross),
        number('vat', columns.vat),
        number('net', columns.net),
        number('refunded', columns.refunded),
        { key: 'file', name: columns.file },
      ]}
      rows={income.byMonth.map(({ key, month, ofKinds, total, refunded, vat, net, file }) => ({
        key,
        cells: {
          month,
          ...Object.fromEntries(
            income.kinds.map((kind) => [kind, <Amount key={kind} linked={ofKinds[kind]} />]),
          ),
          total: <Amount linked={total} />,
          refunded: <Amount linked={refunded} />,
          vat: vat ?? '–',
          net: net ?? '–',
          file: file ? (
            <a className="text-link" href={file} download>
              CSV<span className="unseen">, {month}</span>
            </a>
          ) : (
            '–'
          ),
        },
      }))}
    />
  );
}

function Amount({ linked }: { linked: LinkedAmount | null | undefined }) {
  return linked ? <TextLink href={linked.href}>{linked.amount}</TextLink> : '–';
}
