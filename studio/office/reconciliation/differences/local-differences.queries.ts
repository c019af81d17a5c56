import type { Queries } from '#platform/db/database.ts';
import { calendarChecks } from './calendar-checks.queries.ts';
import { type Checks, differenceOf } from './check.ts';
import type { Difference, DifferenceKind } from './difference.ts';
import { emailChecks } from './email-checks.queries.ts';
import { ledgerChecks } from './ledger-checks.queries.ts';
import { printChecks } from './print-checks.queries.ts';

const checks: Checks = { ...calendarChecks, ...ledgerChecks, ...printChecks, ...emailChecks };

/** Every kind that the database alone decides. */
export const localKinds = Object.keys(checks) as DifferenceKind[];

export async function localDifferences(
  q: Queries,
  kind: DifferenceKind,
  checking: { now: Temporal.Instant; only?: string | null },
): Promise<Difference[]> {
  const check = checks[kind];
  if (!check) return [];
  const { rows } = await check({ only: null, ...checking }).execute(q);
  return rows.map((row) => differenceOf(kind, row));
}
