import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Currency } from '#studio/shared/money.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { May } from '#studio/shared/who.ts';
import type { IncomeDocument, IncomeKind, IncomeSum, LedgerFilter } from './income.ts';
import { incomeKindOf, isInLedger } from './ledger.queries.ts';

export interface IncomeFigure extends IncomeSum {
  /** '2026-11', in the studio's time zone. */
  month: string;
  kind: IncomeKind;
  document: IncomeDocument;
}

/** Sums of the ledger by month, kind and document. */
export async function incomeFigures(
  q: Queries,
  _who: May<'today' | 'figures'>,
  filter: LedgerFilter,
): Promise<IncomeFigure[]> {
  const { rows } = await sql<IncomeFigure>`
    select to_char(issued_at at time zone ${studioTimeZone}::text, 'YYYY-MM') as month, ${incomeKindOf} as kind, document,
      sum(gross_minor)::bigint as "grossMinor", sum(vat_minor)::bigint as "vatMinor"
    from income_entries where ${isInLedger(filter)}
    group by 1, 2, 3 order by 1, 2, 3`.execute(q);
  return rows;
}

export const offersPerPage = 20;

export interface OfferIncome extends IncomeSum {
  /** '': paid with a gift card. */
  offerId: string;
}

/** The offers with the highest income first; one more than a page when there are more. */
export async function incomeByOffer(
  q: Queries,
  _who: May<'figures'>,
  { filter, page }: { filter: LedgerFilter; page: number },
): Promise<OfferIncome[]> {
  const { rows } = await sql<OfferIncome>`
    select coalesce(offer_id, '') as "offerId",
      sum(gross_minor)::bigint as "grossMinor", sum(vat_minor)::bigint as "vatMinor"
    from income_entries where ${isInLedger(filter)}
    group by 1 order by 2 desc, 1
    limit ${offersPerPage + 1} offset ${(page - 1) * offersPerPage}`.execute(q);
  return rows;
}

/** Currencies of the period, and the moment of the first receipt ever. */
export async function incomeSpan(
  q: Queries,
  _who: May<'today' | 'figures'>,
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant },
): Promise<{ currencies: Currency[]; since: Temporal.Instant | null }> {
  const { rows } = await sql<{ currencies: Currency[]; since: Temporal.Instant | null }>`
    select array(select distinct currency from income_entries
        where issued_at >= ${from} and issued_at < ${until}) as currencies,
      (select min(issued_at) from income_entries) as since`.execute(q);
  return rows[0] ?? { currencies: [], since: null };
}
