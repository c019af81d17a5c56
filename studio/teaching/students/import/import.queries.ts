import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';

/** Those of the addresses that belong to accounts or guests. One statement. */
export async function knownAddresses(q: Queries, emails: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    select typed.email from unnest(${[...emails]}::text[]) as typed (email)
    where exists (select 1 from users where lowercase(users.email) = typed.email)
      or exists (select 1 from former_emails where former_emails.email = typed.email)
      or exists (select 1 from guests where guests.id = typed.email)`.execute(q);
  return new Set(rows.map(({ email }) => email));
}
