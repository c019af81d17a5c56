import { type SqlBool, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { AttachmentKind } from '#platform/db/schema/messages.ts';

export interface ReplyAttachment {
  id: string;
  /** Null: of the reply that is not sent yet. */
  replyId: string | null;
  name: string;
  kind: AttachmentKind;
  bytes: number;
}

/** Of the replies and the draft of a conversation, in the order they were attached. */
export function replyAttachments(q: Queries, messageId: string): Promise<ReplyAttachment[]> {
  return q
    .selectFrom('reply_attachments')
    .select(['id', 'contact_reply_id as replyId', 'name', 'kind', 'bytes'])
    .where('contact_message_id', '=', messageId)
    .orderBy('created_at')
    .orderBy('name')
    .execute();
}

/** Of one reply, drafted or sent, for its email. */
export function filesToSend(q: Queries, replyId: string) {
  return q
    .selectFrom('reply_attachments')
    .innerJoin('contact_replies', (join) =>
      join.onRef('contact_replies.contact_message_id', '=', 'reply_attachments.contact_message_id').on(
        sql<SqlBool>`reply_attachments.contact_reply_id is not distinct from
            case when contact_replies.sent_at is null then null else contact_replies.id end`,
      ),
    )
    .select(['reply_attachments.key', 'reply_attachments.name', 'reply_attachments.kind'])
    .where('contact_replies.id', '=', replyId)
    .orderBy('reply_attachments.created_at')
    .orderBy('reply_attachments.name')
    .execute();
}

/** For those that are added; the caller has locked the message. */
export function attachmentsOfDraft(q: Queries, messageId: string) {
  return q
    .selectFrom('reply_attachments')
    .select(['id', 'bytes', 'digest'])
    .where('contact_message_id', '=', messageId)
    .where('contact_reply_id', 'is', null)
    .execute();
}
