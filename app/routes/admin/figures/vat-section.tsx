import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import type { FiguresWords } from './income-sections.tsx';
import type { VatView } from './vat-view.ts';

/** What is declared to the tax authority, by quarter or half-year. */
export function VatSection({ vat, words }: { vat: VatView; words: FiguresWords }) {
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
