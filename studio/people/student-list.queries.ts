import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import {
  byName,
  type ListAsk,
  type ListKeys,
  type ListPage,
  listPage,
  noRows,
} from '#studio/shared/list-query.ts';
import { wordsIn } from '#studio/shared/list-search.ts';
import type { Who } from '#studio/shared/who.ts';

export type StudentSort = 'joined' | 'name';

export interface ListedStudent {
  id: string;
  name: string;
  email: string;
  joinedAt: Temporal.Instant;
  /** Courses they are enrolled in now. */
  courses: number;
}

const words = wordsIn(sql`name || ' ' || email`);
const keys: ListKeys<StudentSort> = {
  sorts: { joined: { by: sql`users.created_at`, kind: 'moment' }, name: byName(sql`users.name`) },
  id: { by: sql`users.id`, kind: 'text' },
  words,
};

/** Everybody with an account but the owner; two statements. Nothing for anybody else. */
export async function listStudents(
  q: Queries,
  who: Pick<Who, 'role'>,
  ask: ListAsk<StudentSort, never>,
): Promise<ListPage<ListedStudent>> {
  if (who.role !== 'owner') return noRows;
  const page = await listPage(
    q
      .selectFrom('users')
      .select(['users.id', 'users.name', 'users.email', 'users.created_at as joinedAt'])
      .where('users.role', '=', 'student'),
    ask,
    keys,
  );
  const counts = await coursesOf(q, page.rows);
  return { ...page, rows: page.rows.map((row) => ({ ...row, courses: counts.get(row.id) ?? 0 })) };
}

/** Of one page of people: bought and not given back, by account or by address. */
async function coursesOf(
  q: Queries,
  people: ReadonlyArray<{ id: string; email: string }>,
): Promise<Map<string, number>> {
  if (people.length === 0) return new Map();
  const ids = people.map(({ id }) => id);
  const { rows } = await sql<{ id: string; count: string }>`
    select users.id, count(distinct coalesce(catalogue_entries.course_id, entitlements.entry_id)) as count
    from users
    join entitlements on entitlements.kind = 'enrolment'
      and (lower(entitlements.email) = lower(users.email) or entitlements.user_id = users.id)
    join catalogue_entries on catalogue_entries.id = entitlements.entry_id
    where users.id in (${sql.join(ids)})
      and (select sum(delta) from ledger_entries where entitlement_id = entitlements.id) > 0
    group by users.id
  `.execute(q);
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}
