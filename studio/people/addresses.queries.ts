import type { Queries } from '#platform/db/database.ts';
import type { Who } from '#studio/shared/who.ts';
import { spellingsOf } from './own-rows.queries.ts';

/** Verified addresses of a person, current and former, in every spelling, lowercase. */
export async function addressesOf(
  q: Queries,
  { userId, email }: Pick<Who, 'userId' | 'email'>,
): Promise<string[]> {
  if (!userId || !email) return [];
  const former = await q.selectFrom('former_emails').select('email').where('user_id', '=', userId).execute();
  return [...new Set([...spellingsOf(email), ...former.map((row) => row.email)])];
}
