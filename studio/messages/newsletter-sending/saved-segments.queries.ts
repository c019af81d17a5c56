import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries, Tx } from '#platform/db/database.ts';
import type { May } from '#studio/shared/who.ts';
import { type Segment, storedSegment } from './segment.ts';

export interface SavedSegment {
  id: string;
  name: string;
  version: number;
  /** Null: stored by a later version. */
  segment: Segment | null;
}

const selectSegments = (q: Queries) =>
  q.selectFrom('newsletter_segments').select(['id', 'name', 'version', 'segment']);

const savedFrom = ({ segment, ...row }: Omit<SavedSegment, 'segment'> & { segment: unknown }) => ({
  ...row,
  segment: storedSegment(segment),
});

/** By name. */
export async function savedSegments(q: Queries, _who: May<'newsletter'>): Promise<SavedSegment[]> {
  const rows = await selectSegments(q).orderBy(sql`lowercase(name)`).execute();
  return rows.map(savedFrom);
}

export async function segmentByName(q: Queries, name: string): Promise<SavedSegment | null> {
  const row = await selectSegments(q)
    .where(sql<boolean>`lowercase(name) = lowercase(${name})`)
    .executeTakeFirst();
  return row ? savedFrom(row) : null;
}

export async function lockSegment(tx: Tx, id: string): Promise<SavedSegment | null> {
  if (!z.guid().safeParse(id).success) return null;
  const row = await selectSegments(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? savedFrom(row) : null;
}
