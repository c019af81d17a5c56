import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { Write } from '#studio/shared/change.ts';
import { putSetting } from '#studio/shared/settings.store.ts';
import { type Difference, type DifferenceKind, lastCheckKey, lastNightKey } from './difference.ts';

/** Adds what is new; what is known keeps the time when it was found. */
export async function keepDifferences({ tx, now }: Write, found: readonly Difference[]): Promise<void> {
  if (found.length === 0) return;
  const rows = found.map(({ kind, subjectId, details }) => ({
    kind,
    subject_id: subjectId,
    details: json(details),
    found_at: now,
  }));
  await tx
    .insertInto('reconciliation_differences')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject_id'])
        .doUpdateSet((set) => ({ details: set.ref('excluded.details') as never })),
    )
    .execute();
}

/** Deletes those of these kinds that were not found again; `subjects`: only theirs. */
export async function dropRepaired(
  tx: Tx,
  {
    kinds,
    found,
    subjects,
  }: { kinds: readonly DifferenceKind[]; found: readonly Difference[]; subjects?: readonly string[] },
): Promise<void> {
  const still = found.map(({ kind, subjectId }) => `${kind} ${subjectId}`);
  await tx
    .deleteFrom('reconciliation_differences')
    .where('kind', 'in', [...kinds])
    .where(sql<boolean>`kind || ' ' || subject_id <> all(${still}::text[])`)
    .$if(subjects !== undefined, (query) =>
      query.where(sql<boolean>`subject_id = any(${[...(subjects ?? [])]}::text[])`),
    )
    .execute();
}

export async function saveLastCheck({ tx, now }: Write, later: number): Promise<void> {
  await putSetting(tx, lastCheckKey, { at: now.toString(), later });
}

/** The day whose night has been checked. */
export async function saveLastNight(tx: Tx, day: string): Promise<void> {
  await putSetting(tx, lastNightKey, day);
}
