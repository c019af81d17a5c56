import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { May } from '#studio/shared/who.ts';

export async function isSuppressed(q: Queries, email: string): Promise<boolean> {
  const row = await q
    .selectFrom('suppressed_addresses')
    .select('email')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

export async function suppressionsOf(q: Queries, _who: May<'inbox' | 'students'>, emails: readonly string[]) {
  if (emails.length === 0) return [];
  return q
    .selectFrom('suppressed_addresses')
    .select(['email', 'reason', 'detail', 'suppressed_at as since'])
    .where('email', 'in', [...new Set(emails.map((email) => email.toLowerCase()))])
    .orderBy('email')
    .execute();
}

/** The email with this Message-ID, if it went to this address. `isOwner`: the address of the owner's account. */
export async function sentEmail(
  q: Queries,
  { messageId, recipient }: { messageId: string; recipient: string },
) {
  const row = await q
    .selectFrom('emails')
    .select(['id', 'bounced_at as bouncedAt'])
    .select(
      sql<boolean>`exists (select 1 from users where role = 'owner' and lowercase(users.email) = lowercase(recipient))`.as(
        'isOwner',
      ),
    )
    .where('message_id', '=', messageId)
    .where(sql<boolean>`lowercase(recipient) = ${recipient.toLowerCase()}`)
    .executeTakeFirst();
  return row ?? null;
}
