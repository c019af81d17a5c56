import type { Queries } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { MailAttachment } from '#platform/db/schema.ts';
import type { Language } from '#studio/shared/language.ts';

export interface NewMail {
  id: string;
  messageId: string;
  kind: string;
  language: Language;
  recipient: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  attachments: readonly MailAttachment[];
  headers: Readonly<Record<string, string>>;
  dedupeKey: string | null;
  at: Temporal.Instant;
}

/** False when a mail with the same key exists: the same thing is announced once. */
export async function insertMail(tx: Queries, mail: NewMail): Promise<boolean> {
  const row = await tx
    .insertInto('mails')
    .values({
      id: mail.id,
      message_id: mail.messageId,
      kind: mail.kind,
      language: mail.language,
      recipient: mail.recipient,
      reply_to: mail.replyTo,
      subject: mail.subject,
      html: mail.html,
      body: mail.text,
      attachments: json(mail.attachments),
      headers: json(mail.headers),
      dedupe_key: mail.dedupeKey,
      state: 'waiting',
      last_error: null,
      sent_at: null,
      created_at: mail.at,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
