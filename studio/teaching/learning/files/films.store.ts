import type { Queries, Tx } from '#platform/db/database.ts';
import type { Write } from '#studio/shared/change.ts';
import type { MediaKind } from '#studio/shared/media/media-kind.ts';

export async function beginConversion(
  tx: Tx,
  film: {
    id: string;
    name: string;
    kind: MediaKind;
    seconds: number | null;
    digest: string;
    at: Temporal.Instant;
  },
): Promise<void> {
  const { id, at, ...found } = film;
  await tx
    .updateTable('lesson_files')
    .set({ state: 'converting', ...found, changed_at: at })
    .where('id', '=', id)
    .execute();
}

export async function claimFilm(
  q: Queries,
  { id, now, until }: { id: string; now: Temporal.Instant; until: Temporal.Instant },
) {
  const row = await q
    .updateTable('lesson_files')
    .set({ converting_until: until })
    .where('id', '=', id)
    .where('state', '=', 'converting')
    .where('lesson_id', 'is not', null)
    .where((is) => is.or([is('converting_until', 'is', null), is('converting_until', '<', now)]))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Extends the lease. False: the film was removed meanwhile. */
export async function keepFilm(q: Queries, id: string, until: Temporal.Instant): Promise<boolean> {
  const row = await q
    .updateTable('lesson_files')
    .set({ converting_until: until })
    .where('id', '=', id)
    .where('state', '=', 'converting')
    .where('lesson_id', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function releaseFilm(q: Queries, id: string): Promise<void> {
  await q.updateTable('lesson_files').set({ converting_until: null }).where('id', '=', id).execute();
}

/** Not retried. False: removed meanwhile. */
export async function markFailed({ tx, now }: Write, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('lesson_files')
    .set({ state: 'failed', converting_until: null, changed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'converting')
    .where('lesson_id', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function describeMade(
  tx: Tx,
  made: { id: string; kind: MediaKind; sourceDigest: string },
): Promise<void> {
  await tx
    .updateTable('lesson_files')
    .set({ kind: made.kind, source_digest: made.sourceDigest })
    .where('id', '=', made.id)
    .execute();
}
