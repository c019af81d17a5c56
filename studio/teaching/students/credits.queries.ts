import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';

/** Ids of the offers that a session credit can be for. */
export async function sessionOffers(q: Queries): Promise<string[]> {
  const rows = await q
    .selectFrom('offers')
    .select('id')
    .where('kind', '=', 'session')
    .where('is_retired', '=', false)
    .orderBy('is_own')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The courses that offers give access to, each with the first of its offers. */
export async function coursesOfOffers(q: Queries): Promise<Array<{ courseId: string; offerId: string }>> {
  const rows = await q
    .selectFrom('offers')
    .innerJoin('courses', (join) => join.on(sql<boolean>`courses.id = coalesce(offers.course_id, offers.id)`))
    .select(['courses.id as courseId', 'offers.id as offerId'])
    .distinctOn('courses.id')
    .where('offers.kind', '=', 'course')
    .where('courses.is_retired', '=', false)
    .orderBy('courses.id')
    .orderBy('offers.sort')
    .orderBy('offers.id')
    .limit(200)
    .execute();
  return rows;
}

/** The language of a person's account, else of their latest booking or order. */
export async function languageOfPerson(q: Queries, emails: readonly string[]): Promise<Language> {
  const { rows } = await sql<{ language: Language }>`
    select language from (${languagesUsed(emails)}) as used order by rank, at desc limit 1`.execute(q);
  return rows[0]?.language ?? 'en';
}

/** The same for each of these addresses, in lower case. Those without any language are left out. */
export async function languagesByEmail(
  q: Queries,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Language>> {
  const { rows } = await sql<{ email: string; language: Language }>`
    select distinct on (email) email, language
    from (${languagesUsed(emails.map((email) => email.toLowerCase()))}) as used
    order by email, rank, at desc`.execute(q);
  return new Map(rows.map(({ email, language }) => [email, language]));
}

const languagesUsed = (emails: readonly string[]) => sql`
  select lowercase(email) as email, 0 as rank, language, updated_at as at from users
    where lowercase(email) = any(${[...emails]}::text[]) and language is not null
  union all
  select lowercase(email), 1, language, created_at from bookings where lowercase(email) = any(${[...emails]}::text[])
  union all
  select lowercase(email), 1, language, created_at from orders where lowercase(email) = any(${[...emails]}::text[])`;
