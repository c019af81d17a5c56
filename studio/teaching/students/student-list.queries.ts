import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { VoiceType } from '#platform/db/schema/students.ts';
import {
  byName,
  type ListKeys,
  type ListPage,
  type ListQuery,
  listPage,
} from '#studio/shared/lists/list.queries.ts';
import { wordsIn } from '#studio/shared/lists/list-search.queries.ts';
import type { May } from '#studio/shared/who.ts';

export type StudentSort = 'joined' | 'name';
export type StudentFilter = 'who' | 'tag';

interface Person {
  id: string;
  name: string;
  email: string;
  joinedAt: Temporal.Instant;
  role: 'student' | 'guest' | 'owner';
}

export interface ListedStudent extends Omit<Person, 'role'> {
  isGuest: boolean;
  courses: number;
}

// Bare columns without conditions let each part of the union use its index.
const students = sql`select id, name, email, created_at as since, role from users`;
const guests = sql`select id, name, email, since, 'guest'::text as role from guests`;
const people: Record<'students' | 'guests' | 'everyone', RawBuilder<unknown>> = {
  students,
  guests,
  everyone: sql`${students} union all ${guests}`,
};

const keys: ListKeys<StudentSort> = {
  sorts: { joined: { by: sql`people.since`, kind: 'moment' }, name: byName(sql`people.name`) },
  id: { by: sql`people.id`, kind: 'text' },
  words: wordsIn(sql`people.name || ' ' || people.email`),
};

/** Accounts except the owner, and guests with purchases; at most three statements. */
export async function listStudents(
  q: Queries,
  _who: May<'today' | 'calendar' | 'inbox' | 'students'>,
  listQuery: ListQuery<StudentSort, StudentFilter>,
): Promise<ListPage<ListedStudent>> {
  const { tag } = listQuery.filters;
  const group =
    listQuery.filters.who === 'students' || listQuery.filters.who === 'guests'
      ? listQuery.filters.who
      : 'everyone';
  const page = await listPage(
    q
      .selectFrom(sql<Person & { since: Temporal.Instant }>`(${people[group]})`.as('people'))
      .select(['people.id', 'people.name', 'people.email', 'people.since as joinedAt', 'people.role'])
      .where('people.role', '<>', 'owner')
      .$if(tag !== undefined, (query) => query.where(hasTag(tag ?? ''))),
    listQuery,
    keys,
  );
  const counts = await coursesOf(q, page.rows);
  return {
    ...page,
    rows: page.rows.map(({ role, ...row }) => ({
      ...row,
      isGuest: role === 'guest',
      courses: counts.get(row.id) ?? 0,
    })),
  };
}

export interface ExportedStudent extends Pick<Person, 'id' | 'name' | 'email' | 'role'> {
  since: Temporal.Instant;
  phone: string;
  voiceType: VoiceType | null;
  tags: string[];
}

const exportedPerRead = 1_000;

/** Everyone except the owner, by id, read in parts. */
export async function* everyStudent(q: Queries, _who: May<'students'>): AsyncGenerator<ExportedStudent> {
  let after = '';
  for (;;) {
    const { rows } = await sql<ExportedStudent>`
      select id, name, people.email, role, since, coalesce(phone, '') as phone,
        voice_type as "voiceType", coalesce(tags, '{}') as tags
      from (${people.everyone}) as people
      left join student_details on student_details.email = lowercase(people.email)
      where role <> 'owner' and id > ${after} order by id limit ${exportedPerRead}`.execute(q);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < exportedPerRead) return;
    after = last.id;
  }
}

const hasTag = (tag: string) =>
  sql<boolean>`lowercase(people.email) in (select email from student_details where tags @> array[${tag}]::text[])`;

const mostTags = 100;

/** Every tag in use, in alphabetical order. */
export async function tagsInUse(q: Queries, _who: May<'students' | 'newsletter'>): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct tag from student_details, unnest(tags) as tag order by tag limit ${mostTags}`.execute(q);
  return rows.map(({ tag }) => tag);
}

async function coursesOf(
  q: Queries,
  listed: ReadonlyArray<Pick<Person, 'id' | 'email'>>,
): Promise<Map<string, number>> {
  if (listed.length === 0) return new Map();
  const ids = listed.map(({ id }) => id);
  const emails = listed.map(({ email }) => email);
  const { rows } = await sql<{ id: string; count: string }>`
    select person.id, count(distinct entitlements.course_id) as count
    from unnest(${ids}::text[], ${emails}::text[]) as person (id, email)
    join entitlements on entitlements.kind = 'enrolment'
      and (lowercase(entitlements.email) = lowercase(person.email) or entitlements.user_id = person.id)
    where (select sum(delta) from ledger_entries where entitlement_id = entitlements.id) > 0
    group by person.id
  `.execute(q);
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}
