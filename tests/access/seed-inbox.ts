import type { World } from '#platform/world.ts';
import { seededMessage } from '#tests/access/seed.ts';

export const seededSavedReply = '0c000000-0000-4000-8000-000000000002';

/** A contact message with the draft of a reply, and a saved reply. */
export async function seedInbox(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const now = clock.now();
  await db.query
    .insertInto('contact_messages')
    .values({
      id: seededMessage,
      name,
      email,
      message: name,
      language: 'en',
      answered_at: null,
      deleted_at: null,
      state_before: null,
    })
    .execute();
  await db.query
    .insertInto('contact_replies')
    .values({ contact_message_id: seededMessage, language: 'en', body: name, written_at: now, sent_at: null })
    .execute();
  const texts = {
    title_en: 'Prices',
    title_da: 'Priser',
    body_en: 'See our prices.',
    body_da: 'Se priserne.',
  };
  await db.query
    .insertInto('saved_replies')
    .values({ id: seededSavedReply, ...texts, created_at: now, changed_at: now })
    .execute();
}
