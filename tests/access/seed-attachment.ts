import type { World } from '#platform/world.ts';

export const seededAttachment = '0c000000-0000-4000-8000-000000000003';

export const seededReplyFile = '0c000000-0000-4000-8000-000000000004';

/** An email in a conversation and a sent reply, each with an attached PDF. */
export async function seedAttachment(
  { db, clock, files }: Pick<World, 'db' | 'clock' | 'files'>,
  { messageId, name, email }: { messageId: string; name: string; email: string },
): Promise<void> {
  const now = clock.now();
  const inbound = await db.query
    .insertInto('inbound_emails')
    .values({
      contact_message_id: messageId,
      message_id: '<seeded@example.com>',
      sender_name: name,
      sender_email: email,
      is_verified: true,
      subject: name,
      body: name,
      is_shortened: false,
      attachments: JSON.stringify([{ name: 'Noder.pdf', bytes: 4 }]),
      received_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [key, replyKey] = ['inbound/seeded.pdf', 'replies/seeded.pdf'];
  await db.query
    .insertInto('inbound_attachments')
    .values({
      id: seededAttachment,
      inbound_email_id: inbound.id,
      place: 0,
      key,
      name: 'Noder.pdf',
      kind: 'pdf',
      bytes: 4,
      created_at: now,
    })
    .execute();
  const reply = await db.query
    .insertInto('contact_replies')
    .values({ contact_message_id: messageId, language: 'en', body: name, written_at: now, sent_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.query
    .insertInto('reply_attachments')
    .values({
      id: seededReplyFile,
      contact_message_id: messageId,
      contact_reply_id: reply.id,
      kind: 'pdf',
      key: replyKey,
      name: 'Plan.pdf',
      bytes: 4,
      digest: '0'.repeat(64),
      created_at: now,
    })
    .execute();
  await files.remove(replyKey);
  await files.put(replyKey, pdf(), { contentType: 'application/pdf', maxBytes: 10 });
  await files.remove(key);
  await files.put(key, pdf(), { contentType: 'application/pdf', maxBytes: 10 });
}

async function* pdf(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('%PDF');
}
