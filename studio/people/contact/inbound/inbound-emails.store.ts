import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { InboundAttachment } from '#platform/db/schema/messages.ts';

export interface NewInboundEmail {
  contactMessageId: string;
  messageId: string;
  senderName: string;
  senderEmail: string;
  isVerified: boolean;
  subject: string;
  body: string;
  isShortened: boolean;
  attachments: readonly InboundAttachment[];
  receivedAt: Temporal.Instant;
  isFromStudentArea?: boolean;
  /** Kept as a file. */
  isUnparsed?: boolean;
}

/** Null: this email is in the thread already. The caller has locked the message. */
export async function insertInboundEmail(tx: Tx, email: NewInboundEmail): Promise<string | null> {
  const row = await tx
    .insertInto('inbound_emails')
    .values({
      contact_message_id: email.contactMessageId,
      message_id: email.messageId,
      sender_name: email.senderName,
      sender_email: email.senderEmail,
      is_verified: email.isVerified,
      subject: email.subject,
      body: email.body,
      is_shortened: email.isShortened,
      attachments: json([...email.attachments]),
      received_at: email.receivedAt,
      is_from_student_area: email.isFromStudentArea ?? false,
      is_unparsed: email.isUnparsed ?? false,
    })
    .onConflict((conflict) => conflict.columns(['contact_message_id', 'message_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Until the transaction ends: of concurrent deliveries one stores the email. */
export async function lockEmail(tx: Tx, messageId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`inbound email ${messageId}`}, 1))`.execute(tx);
}
