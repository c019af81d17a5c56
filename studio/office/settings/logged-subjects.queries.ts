import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';

const uuid = (id: string) => z.guid().safeParse(id).success;
const name = (id: string) => /^[a-z0-9-]{1,80}$/.test(id);
const number = (id: string) => /^\d{1,9}$/.test(id);

/** What the activity log names and can be gone. */
const tables = {
  application: { table: 'applications', isId: uuid },
  booking: { table: 'bookings', isId: uuid },
  course: { table: 'courses', isId: name },
  date: { table: 'dates', isId: uuid },
  instructor: { table: 'instructors', isId: number },
  lesson: { table: 'lessons', isId: uuid },
  media: { table: 'media_files', isId: uuid },
  message: { table: 'contact_messages', isId: uuid },
  'saved-reply': { table: 'saved_replies', isId: uuid },
  story: { table: 'stories', isId: uuid },
  'take-pair': { table: 'take_pairs', isId: number },
  workbook: { table: 'workbooks', isId: name },
} as const;

/** Those of `subjects` ('date:<id>') that no longer exist. */
export async function deletedSubjects(q: Queries, subjects: readonly string[]): Promise<Set<string>> {
  const mine = Object.entries(tables).flatMap(([kind, { table, isId }]) => {
    const ids = subjects.filter((one) => one.startsWith(`${kind}:`)).map((one) => one.slice(kind.length + 1));
    return ids.length > 0 ? [{ kind, table, ids: [...new Set(ids)], isId }] : [];
  });
  const gone = new Set(mine.flatMap(({ kind, ids }) => ids.map((id) => `${kind}:${id}`)));
  const selects = mine.flatMap(({ kind, table, ids, isId }) => {
    const known = ids.filter(isId);
    return known.length > 0
      ? [sql`select ${`${kind}:`} || id as subject from ${sql.table(table)} where id in (${sql.join(known)})`]
      : [];
  });
  if (selects.length === 0) return gone;
  const { rows } = await sql<{ subject: string }>`${sql.join(selects, sql` union all `)}`.execute(q);
  for (const { subject } of rows) gone.delete(subject);
  return gone;
}
