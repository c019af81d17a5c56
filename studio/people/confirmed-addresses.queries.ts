import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { spellingsOf } from './own-rows.queries.ts';

export async function isConfirmedAddress(q: Queries, email: string): Promise<boolean> {
  const { rows } = await sql<{ isConfirmed: boolean }>`
    select exists (select from confirmed_addresses where email = lowercase(${email}))
      or exists (select from users where lowercase(email) = lowercase(${email})) as "isConfirmed"`.execute(q);
  return rows[0]?.isConfirmed ?? false;
}

/** '' while the address is unconfirmed, since anyone may have typed it. */
export async function greetingName(q: Queries, email: string, name: string): Promise<string> {
  return (await isConfirmedAddress(q, email)) ? name : '';
}

export async function hasAccountWith(q: Queries, emails: readonly string[]): Promise<boolean> {
  const row = await q
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`lowercase(email) = any(${[...emails]}::text[])`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Also by a former address: purchases with it are shown in the account. */
export async function isOfAccount(q: Queries, email: string): Promise<boolean> {
  const formerly = q.selectFrom('former_emails').select('email').where('email', 'in', spellingsOf(email));
  return (await hasAccountWith(q, spellingsOf(email))) || (await formerly.executeTakeFirst()) !== undefined;
}
