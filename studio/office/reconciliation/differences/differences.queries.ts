import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import type { May } from '#studio/shared/who.ts';
import { type Difference, type DifferenceDetails, isDifferenceKind, lastCheckKey } from './difference.ts';

export interface KnownDifference extends Difference {
  foundAt: Temporal.Instant;
}

/** More than the owner can work through on one page. */
const mostShown = 500;

export async function knownDifferences(q: Queries, _who: May<'figures'>): Promise<KnownDifference[]> {
  const rows = await q
    .selectFrom('reconciliation_differences')
    .selectAll()
    .orderBy('found_at', 'desc')
    .orderBy('kind')
    .orderBy('subject_id')
    .limit(mostShown)
    .execute();
  return rows.flatMap(({ kind, subject_id: subjectId, details, found_at: foundAt }) =>
    // Of a later version.
    isDifferenceKind(kind) ? [{ kind, subjectId, details: details as DifferenceDetails, foundAt }] : [],
  );
}

export async function knownDifference(
  q: Queries,
  kind: string,
  subjectId: string,
): Promise<Difference | null> {
  if (!isDifferenceKind(kind)) return null;
  const row = await q
    .selectFrom('reconciliation_differences')
    .select('details')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return row ? { kind, subjectId, details: row.details as DifferenceDetails } : null;
}

const lastCheck = z.object({
  at: z.string().transform((text) => Temporal.Instant.from(text)),
  later: z.number(),
});

export type LastCheck = z.infer<typeof lastCheck>;

/** Null: never. */
export async function readLastCheck(q: Queries): Promise<LastCheck | null> {
  const { value } = await readSetting(q, lastCheckKey);
  return lastCheck.safeParse(value).data ?? null;
}
