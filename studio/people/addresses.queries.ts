import type { Queries } from '#platform/db/database.ts';
import type { Who } from '#studio/shared/who.ts';
import { spellingsOf } from './own-rows.ts';

/**
 * Every address that somebody has proved: the account's and those it had before, in every spelling, in small letters.
 * For what asks about all of a person's rows at once; a list asks with `isOwnRow`.
 */
export async function addressesOf(
  q: Queries,
  { userId, email }: Pick<Who, 'userId' | 'email'>,
): Promise<string[]> {
  if (!userId || !email) return [];
  const former = await q.selectFrom('former_emails').select('email').where('user_id', '=', userId).execute();
  return [...new Set([...spellingsOf(email), ...former.map((row) => row.email)])];
}
