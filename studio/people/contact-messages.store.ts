import type { Tx } from '#platform/db/database.ts';
import type { Language } from '../shared/language.ts';
import type { ContactInput } from './contact-input.ts';

export async function insertContactMessage(
  tx: Tx,
  from: ContactInput,
  language: Language,
  now: Temporal.Instant,
): Promise<string> {
  const row = await tx
    .insertInto('contact_messages')
    .values({ ...from, language, created_at: now, answered_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
