import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { EmailState } from '#studio/shared/email/email.ts';
import type { Language } from '#studio/shared/language.ts';

export interface ThreadReply {
  id: string;
  body: string;
  sentAt: Temporal.Instant;
  /** Of its email, 'failed' also when it bounced; null: deleted after a restore. */
  emailState: EmailState | null;
}

export interface ReplyDraft {
  id: string;
  language: Language;
  body: string;
}

/** Oldest first. */
export async function repliesTo(q: Queries, messageId: string): Promise<ThreadReply[]> {
  return q
    .selectFrom('contact_replies')
    .leftJoin('emails', (join) =>
      join.on(sql<boolean>`emails.dedupe_key = 'contact-reply:' || contact_replies.id`),
    )
    .select(['contact_replies.id', 'contact_replies.body'])
    .select([sql<Temporal.Instant>`contact_replies.sent_at`.as('sentAt')])
    .select(
      sql<EmailState | null>`case when emails.bounced_at is null then emails.state else 'failed' end`.as(
        'emailState',
      ),
    )
    .where('contact_replies.contact_message_id', '=', messageId)
    .where('contact_replies.sent_at', 'is not', null)
    .orderBy('contact_replies.sent_at')
    .orderBy('contact_replies.id')
    .execute();
}

export async function draftOf(q: Queries, messageId: string): Promise<ReplyDraft | null> {
  const row = await q
    .selectFrom('contact_replies')
    .select(['id', 'language', 'body'])
    .where('contact_message_id', '=', messageId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
