import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import {
  bookingSteps,
  conversionByMonth,
  listBegunBookings,
} from '#studio/money/figures/conversion.queries.ts';
import { listFees, sumOfFees } from '#studio/money/figures/fees.queries.ts';
import { incomeByOffer, incomeFigures, offersPerPage } from '#studio/money/figures/income.queries.ts';
import {
  type IncomeDocument,
  type IncomeSum,
  type LedgerFilter,
  sumOf,
} from '#studio/money/figures/income.ts';
import { listLedger, sumOfLedger } from '#studio/money/figures/ledger.queries.ts';
import { listOutstanding, sumOutstanding } from '#studio/money/figures/outstanding.queries.ts';
import { listTaught, sessionsTaught } from '#studio/money/figures/taught.queries.ts';
import { daysOfVatPeriod, vatFigures } from '#studio/money/figures/vat-period.ts';
import type { ListPage, ListQuery } from '#studio/shared/lists/list.queries.ts';
import { type Currency, currencies } from '#studio/shared/money.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import { owner } from '../who.ts';

/** Every figure must be the sum of the rows that it links to, and those the sum of receipts and payments. */
export async function figureFaults({ query }: Database, now: Temporal.Instant): Promise<string[]> {
  const faults = await sentences(query, outsideReceipts);
  for (const currency of currencies) {
    faults.push(...(await incomeFaults(query, currency)));
    faults.push(...(await feeFaults(query, currency)));
  }
  const list = listOf('due', 'ascending');
  for (const { currency, amountMinor, count } of await sumOutstanding(query, owner, now)) {
    const rows = await everyRow(list, (listQuery) =>
      listOutstanding(query, owner, { currency, now, listQuery }),
    );
    const listed = rows.reduce((sum, row) => sum + row.amountMinor, 0);
    if (listed !== amountMinor || rows.length !== count)
      faults.push(
        `outstanding are ${amountMinor} ${currency} in ${count}, listed ${listed} in ${rows.length}`,
      );
  }
  const period = { ...always, now };
  const taught = await sessionsTaught(query, owner, period);
  const count = taught.values().reduce((sum, one) => sum + one, 0);
  const listed = await everyRow(listOf('time', 'descending'), (listQuery) =>
    listTaught(query, owner, { period, listQuery }),
  );
  if (listed.length !== count) faults.push(`${count} sessions were taught, listed are ${listed.length}`);
  return [...faults, ...(await conversionFaults(query))];
}

async function feeFaults(q: Queries, currency: Currency): Promise<string[]> {
  const filter = { ...always, currency };
  const { feeMinor, known, unknown } = await sumOfFees(q, owner, filter);
  const rows = await everyRow(listOf('taken', 'descending'), (listQuery) =>
    listFees(q, owner, { filter, listQuery }),
  );
  const listed = rows.reduce((sum, row) => sum + (row.feeMinor ?? 0), 0);
  const open = rows.filter((row) => row.feeMinor === null).length;
  return listed === feeMinor && open === unknown && rows.length === known + unknown
    ? []
    : [
        `fees are ${feeMinor} ${currency} in ${known}, ${unknown} unknown; listed ${listed} in ${rows.length}`,
      ];
}

async function conversionFaults(q: Queries): Promise<string[]> {
  const faults: string[] = [];
  const months = await conversionByMonth(q, owner, always);
  for (const [month, counts] of months) {
    let before = Number.POSITIVE_INFINITY;
    for (const step of bookingSteps) {
      const rows = await everyRow(listOf('begun', 'descending'), (listQuery) =>
        listBegunBookings(q, owner, { period: monthOf(month), step, listQuery }),
      );
      if (rows.length !== counts[step])
        faults.push(`${month} ${step}: ${counts[step]}, listed ${rows.length}`);
      if (rows.length > before)
        faults.push(`${month}: more bookings are ${step} than reached the step before`);
      before = rows.length;
    }
  }
  return faults;
}

type Queries = Database['query'];

const always = {
  from: Temporal.Instant.from('2000-01-01T00:00:00Z'),
  until: Temporal.Instant.from('2100-01-01T00:00:00Z'),
};

function listOf<Sort extends string>(sort: Sort, order: 'ascending' | 'descending') {
  return { sort, order, filters: {}, search: '' } as const;
}

async function everyRow<Row, Sort extends string>(
  list: Omit<ListQuery<Sort>, 'at'>,
  read: (listQuery: ListQuery<Sort>) => Promise<ListPage<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let at: ListQuery['at'] = null;
  for (;;) {
    const page = await read({ ...list, at });
    rows.push(...page.rows);
    if (!page.after) return rows;
    at = { way: 'after', cursor: page.after };
  }
}

async function incomeFaults(q: Queries, currency: Currency): Promise<string[]> {
  const filter: LedgerFilter = { ...always, currency };
  const figures = await incomeFigures(q, owner, filter);
  const total = sumOf(figures);
  const faults = [
    ...(await unequal(q, filter, { name: `income in ${currency}`, sum: total })),
    ...(await sentences(q, otherThanPayments(currency, total.grossMinor))),
  ];
  for (const figure of figures) {
    const narrowed = { ...filter, ...monthOf(figure.month), kind: figure.kind, document: figure.document };
    const same = figures.filter(
      ({ month, kind, document }) =>
        month === figure.month && kind === figure.kind && document === figure.document,
    );
    faults.push(
      ...(await unequal(q, narrowed, { name: `${figure.month} ${figure.kind}`, sum: sumOf(same) })),
    );
  }
  for (const length of ['quarter', 'half-year'] as const) {
    for (const { period, sales, refunds, total } of vatFigures(figures, length)) {
      const narrowed = { ...filter, ...rangeOf(daysOfVatPeriod(period)) };
      const of = (sum: IncomeSum, document?: IncomeDocument) =>
        unequal(q, document ? { ...narrowed, document } : narrowed, { name: period.key, sum });
      faults.push(
        ...(await of(sales, 'receipt')),
        ...(await of(refunds, 'credit-note')),
        ...(await of(total)),
      );
    }
  }
  const offers = await incomeByOffer(q, owner, { filter, page: 1 });
  if (offers.length <= offersPerPage && !isEqual(sumOf(offers), total))
    faults.push(`income by offer is ${sumOf(offers).grossMinor} ${currency} of ${total.grossMinor}`);
  for (const { offerId, ...sum } of offers)
    faults.push(...(await unequal(q, { ...filter, offerId }, { name: `offer ${offerId}`, sum })));
  return faults;
}

/** The figure, the sum that the list shows, and its rows. */
async function unequal(
  q: Queries,
  filter: LedgerFilter,
  { name, sum }: { name: string; sum: IncomeSum },
): Promise<string[]> {
  const stated = await sumOfLedger(q, owner, filter);
  const rows = await everyRow(listOf('issued', 'descending'), (listQuery) =>
    listLedger(q, owner, { filter, listQuery }),
  );
  return isEqual(sum, stated) && isEqual(sumOf(rows), stated) && rows.length === stated.entries
    ? []
    : [`${name} is ${sum.grossMinor}, its ledger ${stated.grossMinor}, its rows ${sumOf(rows).grossMinor}`];
}

function isEqual(one: IncomeSum, other: IncomeSum): boolean {
  return one.grossMinor === other.grossMinor && one.vatMinor === other.vatMinor;
}

function monthOf(month: string) {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  return rangeOf({ from: first, until: first.add({ months: 1 }) });
}

function rangeOf({ from, until }: Record<'from' | 'until', Temporal.PlainDate>) {
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(studioTimeZone).toInstant();
  return { from: startOf(from), until: startOf(until) };
}

const outsideReceipts = `
  select 'receipt ' || number || ' is not the sum of its entries' from receipts
  cross join lateral (select sum(gross_minor) as gross, sum(vat_minor) as vat from income_entries
    where receipt_number = number) as entered
  where gross is distinct from (content->>'totalMinor')::bigint - coalesce((content->>'giftCardMinor')::bigint, 0)
    or vat is distinct from (content->>'vatMinor')::bigint
  union all select 'an entry has no offer: ' || id from income_entries where kind = 'unknown'`;

/** Money of gift cards moved when they were sold. */
const otherThanPayments = (currency: Currency, totalMinor: number) => `
  select 'income is ${totalMinor} ${currency}, payments less refunds ' || paid from (
    select coalesce((select sum(captured_minor) from payments join orders on orders.id = order_id
        where provider <> 'gift-card' and payments.state = 'captured' and orders.currency = '${currency}'
          and exists (select from receipts where receipts.order_id = orders.id)), 0)
      - coalesce((select sum(refunds.amount_minor) from refunds join payments on payments.id = payment_id
        where provider <> 'gift-card' and refunds.state = 'succeeded' and payments.currency = '${currency}'), 0) as paid
  ) as money where paid <> ${totalMinor}`;

async function sentences(q: Queries, text: string): Promise<string[]> {
  const { rows } = await sql.raw<Record<string, string>>(text).execute(q);
  return rows.map((row) => Object.values(row)[0] ?? '');
}
