import type { World } from '#platform/world.ts';
import { seededMessage } from '#tests/access/seed.ts';

export const seededAttachment = '0c000000-0000-4000-8000-000000000003';
export const seededSavedReply = '0c000000-0000-4000-8000-000000000002';

/** A contact message with the draft of a reply, and a saved reply. */
export async function seedInbox(
  { db, clock, files }: Pick<World, 'db' | 'clock' | 'files'>,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const now = clock.now();
  await db.query
    .insertInto('contact_messages')
    .values({
      ...{ id: seededMessage, name, email, message: name, language: 'en' },
      ...{ answered_at: null, deleted_at: null, state_before: null },
    })
    .execute();
  await db.query
    .insertInto('contact_replies')
    .values({ contact_message_id: seededMessage, language: 'en', body: name, written_at: now, sent_at: null })
    .execute();
  const inbound = await db.query
    .insertInto('inbound_emails')
    .values({
      ...{ contact_message_id: seededMessage, message_id: '<seeded@example.com>', sender_name: name },
      ...{ sender_email: email, is_verified: true, subject: name, body: name, is_shortened: false },
      ...{ attachments: JSON.stringify([{ name: 'Noder.pdf', bytes: 4 }]), received_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const key = 'inbound/seeded.pdf';
  await db.query
    .insertInto('inbound_attachments')
    .values({
      ...{ id: seededAttachment, inbound_email_id: inbound.id, place: 0, key, name: 'Noder.pdf' },
      ...{ kind: 'pdf', bytes: 4, created_at: now },
    })
    .execute();
  await files.remove(key);
  await files.put(key, pdf(), { contentType: 'application/pdf', maxBytes: 10 });
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

async function* pdf(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('%PDF');
}
