import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';
import type { ContactInput } from './contact-input.ts';

/** Minutes in which the same words from the same person are one message. */
const repeatMinutes = 10;

/**
 * Keeps a message; null when the very same one was kept a moment ago. Two that arrive at once are counted one after the
 * other. Kept while the studio may have to answer (name, e-mail, telephone: found by e-mail).
 */
export async function insertContactMessage(
  tx: Tx,
  from: ContactInput,
  language: Language,
  now: Temporal.Instant,
): Promise<string | null> {
  const writer = `contact:${from.email.toLowerCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${writer}, 1))`.execute(tx);
  const same = await tx
    .selectFrom('contact_messages')
    .select('id')
    .where(sql<boolean>`lower(email) = lower(${from.email})`)
    .where('name', '=', from.name)
    .where('phone', '=', from.phone)
    .where('message', '=', from.message)
    .where('created_at', '>', now.subtract({ minutes: repeatMinutes }))
    .executeTakeFirst();
  if (same) return null;
  const row = await tx
    .insertInto('contact_messages')
    .values({ ...from, language, created_at: now, answered_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
