import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { figuresHref } from './figures-address.ts';
import type { FiguresWords } from './income-sections.tsx';
import { Hairpin, LinePlot } from './plots.tsx';
import type { FiguresView } from './read-figures.ts';

export function Outstanding({ rows, words }: { rows: FiguresView['outstanding']; words: FiguresWords }) {
  const { columns } = words;
  return (
    <section className="admin-section">
      <h2>{words.outstanding}</h2>
      <p className="hint">{words.outstandingNote}</p>
      <Table
        caption={words.outstanding}
        isCaptionUnseen
        columns={[
          { key: 'currency', name: columns.currency },
          { key: 'amount', name: columns.amount, isNumber: true },
          { key: 'payments', name: columns.payments, isNumber: true },
        ]}
        rows={rows.map(({ href, currency, amount, payments }) => ({
          key: currency,
          cells: { currency: <TextLink href={href}>{currency}</TextLink>, amount, payments },
        }))}
        empty={<p>{words.noneOutstanding}</p>}
      />
    </section>
  );
}

const steps = ['opened', 'held', 'checkout', 'paid'] as const;

/** Of the last month of the period. Drawn when views were counted all month. */
export function Booking({ months, words }: { months: FiguresView['booking']; words: FiguresWords }) {
  const last = months.at(-1);
  if (!last) return null;
  const { opened, paid } = last;
  return (
    <section className="admin-section">
      <h2>{words.booking}</h2>
      <p>{words.conversion(opened, paid, last.month)}</p>
      {last.opened >= last.held && last.opened > 0 && (
        <Hairpin
          label={words.conversionPlot(last)}
          steps={steps.map((key) => ({ key, name: words.steps[key], count: last[key] }))}
        />
      )}
      <p className="hint">{words.conversionNote}</p>
      <Disclosure summary={words.asTable}>
        <Table
          caption={words.booking}
          isCaptionUnseen
          empty={null}
          columns={[
            { key: 'month', name: words.columns.month },
            ...steps.map((key) => ({ key, name: words.steps[key], isNumber: true })),
          ]}
          rows={months.toReversed().map(({ key: month, month: name, ...counts }) => ({
            key: month,
            cells: {
              month: name,
              ...Object.fromEntries(
                steps.map((step) => [
                  step,
                  counts[step] === 0 ? (
                    0
                  ) : (
                    <TextLink key={step} href={figuresHref('/bookings', { month, step })}>
                      {counts[step]}
                    </TextLink>
                  ),
                ]),
              ),
            },
          }))}
        />
      </Disclosure>
    </section>
  );
}

export function Taught({ taught, words }: { taught: FiguresView['taught']; words: FiguresWords }) {
  return (
    <section className="admin-section">
      <h2>
        {words.taught}: {taught.total}
      </h2>
      <p className="hint">{words.taughtNote}</p>
      <Disclosure summary={words.asTable}>
        <CountTable
          caption={words.taught}
          rows={taught.rows}
          names={{ month: words.columns.month, count: words.columns.sessions }}
        />
      </Disclosure>
    </section>
  );
}

export function Subscribers({ months, words }: { months: FiguresView['subscribers']; words: FiguresWords }) {
  const first = months[0];
  const last = months.at(-1);
  if (!first || !last) return null;
  return (
    <section className="admin-section">
      <h2>
        {words.subscribers}: {last.count}
      </h2>
      <LinePlot
        counts={months.map(({ count }) => count)}
        last={String(last.count)}
        from={first.month}
        until={last.month}
        label={words.subscribersPlot(String(first.count), first.month, String(last.count))}
      />
      <p className="hint">{words.subscribersNote}</p>
      <Disclosure summary={words.asTable}>
        <CountTable
          caption={words.subscribers}
          rows={months.toReversed()}
          names={{ month: words.columns.month, count: words.columns.subscribers }}
        />
      </Disclosure>
    </section>
  );
}

interface CountTableProps {
  caption: string;
  rows: ReadonlyArray<{ key: string; href: string; month: string; count: number }>;
  names: { month: string; count: string };
}

function CountTable({ caption, rows, names }: CountTableProps) {
  return (
    <Table
      caption={caption}
      isCaptionUnseen
      empty={null}
      columns={[
        { key: 'month', name: names.month },
        { key: 'count', name: names.count, isNumber: true },
      ]}
      rows={rows.map(({ key, href, month, count }) => ({
        key,
        cells: { month: <TextLink href={href}>{month}</TextLink>, count },
      }))}
    />
  );
}
