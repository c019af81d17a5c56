import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { Who } from '#studio/shared/who.ts';

export interface JournalEntry {
  id: string;
  body: string;
  isShared: boolean;
  version: number;
  createdAt: Temporal.Instant;
  changedAt: Temporal.Instant;
}

const columns = ['id', 'body', 'is_shared', 'version', 'created_at', 'changed_at'] as const;

interface Row {
  id: string;
  body: string;
  is_shared: boolean;
  version: number;
  created_at: Temporal.Instant;
  changed_at: Temporal.Instant;
}

const entryOf = ({ is_shared, created_at, changed_at, ...row }: Row): JournalEntry => ({
  ...row,
  isShared: is_shared,
  createdAt: created_at,
  changedAt: changed_at,
});

/** Null: not found, or not theirs. */
export async function entryOfMine(q: Queries, who: Who, id: string): Promise<JournalEntry | null> {
  if (!who.userId || !z.guid().safeParse(id).success) return null;
  const row = await q
    .selectFrom('journal_entries')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', who.userId)
    .executeTakeFirst();
  return row ? entryOf(row) : null;
}

export interface EntryPlace {
  createdAt: Temporal.Instant;
  id: string;
}

export async function entriesOfMine(
  q: Queries,
  who: Who,
  { most, after }: { most: number; after: EntryPlace | null },
): Promise<JournalEntry[]> {
  if (!who.userId) return [];
  let query = q
    .selectFrom('journal_entries')
    .select(columns)
    .where('user_id', '=', who.userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
  if (after) {
    const { createdAt, id } = after;
    query = query.where((is) => is(is.refTuple('created_at', 'id'), '<', is.tuple(createdAt, id)));
  }
  return (await query.execute()).map(entryOf);
}

/** Entries shared with the coach, newest first, paged by `after`. */
export async function sharedEntriesOf(
  q: Queries,
  { userId, most, after = 0 }: { userId: string; most: number; after?: number },
): Promise<JournalEntry[]> {
  const rows = await q
    .selectFrom('journal_entries')
    .select(columns)
    .where('user_id', '=', userId)
    .where('is_shared', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(after)
    .limit(most)
    .execute();
  return rows.map(entryOf);
}
