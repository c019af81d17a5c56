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

const columns = ['id', 'name', 'version', 'segment'] as const;

const savedFrom = ({ segment, ...row }: Omit<SavedSegment, 'segment'> & { segment: unknown }) => ({
  ...row,
  segment: storedSegment(segment),
});

/** By name. */
export async function savedSegments(q: Queries, _who: May<'newsletter'>): Promise<SavedSegment[]> {
  const rows = await q
    .selectFrom('newsletter_segments')
    .select(columns)
    .orderBy(sql`lowercase(name)`)
    .execute();
  return rows.map(savedFrom);
}

export async function savedSegment(q: Queries, id: string): Promise<SavedSegment | null> {
  if (!z.guid().safeParse(id).success) return null;
  const row = await q
    .selectFrom('newsletter_segments')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? savedFrom(row) : null;
}

export async function segmentByName(q: Queries, name: string): Promise<SavedSegment | null> {
  const row = await q
    .selectFrom('newsletter_segments')
    .select(columns)
    .where(sql<boolean>`lowercase(name) = lowercase(${name})`)
    .executeTakeFirst();
  return row ? savedFrom(row) : null;
}

export async function lockSegment(tx: Tx, id: string): Promise<SavedSegment | null> {
  if (!z.guid().safeParse(id).success) return null;
  const row = await tx
    .selectFrom('newsletter_segments')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? savedFrom(row) : null;
}

export async function countSegments(q: Queries): Promise<number> {
  const row = await q
    .selectFrom('newsletter_segments')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirst();
  return row?.count ?? 0;
}
