import type { Queries } from '#platform/db/database.ts';
import { spellingsOf } from './own-rows.queries.ts';

const prefix = 'guest:';

export interface Guest {
  /** The address in lower case. */
  id: string;
  name: string;
}

export async function findGuest(q: Queries, email: string): Promise<Guest | null> {
  const found = q.selectFrom('guests').select(['id', 'name']).where('id', 'in', spellingsOf(email));
  return (await found.executeTakeFirst()) ?? null;
}

/** The subject of a sign-in link that opens the account of a guest. */
export function guestSubject(id: string): string {
  return `${prefix}${id}`;
}

/** Null for the subject of an account, and once the guest has been deleted or has an account. */
export async function guestOfSubject(q: Queries, subjectId: string): Promise<Guest | null> {
  return subjectId.startsWith(prefix) ? findGuest(q, subjectId.slice(prefix.length)) : null;
}
