import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { MailAttachment } from '#platform/db/schema/messages.ts';
import { type ListKeys, type ListPage, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';
import { bulkKinds, type EmailState } from './email.ts';

export interface OutboxEmail {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  state: EmailState;
  writtenAt: Temporal.Instant;
  /** Null once delivered. */
  text: string | null;
  hasHtml: boolean;
  attachmentNames: readonly string[];
}

export type OutboxSort = 'written';

const keys: ListKeys<OutboxSort> = {
  sorts: { written: { by: sql`emails.created_at`, kind: 'moment' } },
  id: { by: sql`emails.id`, kind: 'uuid' },
};

/** Only for /outbox, which is served on this computer only. */
export async function listOutbox(
  q: Queries,
  listQuery: ListQuery<OutboxSort, never>,
): Promise<ListPage<OutboxEmail>> {
  const page = await listPage(
    q
      .selectFrom('emails')
      .select(['id', 'kind', 'recipient', 'subject', 'state', 'created_at', 'body', 'attachments'])
      .select((is) => is('html', 'is not', null).as('has_html')),
    listQuery,
    keys,
  );
  return {
    ...page,
    rows: page.rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      recipient: row.recipient,
      subject: row.subject,
      state: row.state,
      writtenAt: row.created_at,
      text: row.body,
      hasHtml: Boolean(row.has_html),
      attachmentNames: row.attachments.map((attachment) => attachment.filename),
    })),
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function outboxHtml(q: Queries, emailId: string): Promise<string | null> {
  if (!uuid.test(emailId)) return null;
  const row = await q.selectFrom('emails').select('html').where('id', '=', emailId).executeTakeFirst();
  return row?.html ?? null;
}

export async function outboxAttachment(
  q: Queries,
  emailId: string,
  filename: string,
): Promise<MailAttachment | null> {
  if (!uuid.test(emailId)) return null;
  const row = await q.selectFrom('emails').select('attachments').where('id', '=', emailId).executeTakeFirst();
  return row?.attachments.find((attachment) => attachment.filename === filename) ?? null;
}

/** Seconds; the job of a new email normally runs within them. */
const jobSeconds = 60;
const mostAtOnce = 200;

/** Of waiting emails to other recipients, the mail server's words about the last attempt. */
export async function errorsOfOthers(q: Queries, recipient: string): Promise<string[]> {
  const rows = await q
    .selectFrom('emails')
    .select('last_error')
    .where('state', '=', 'waiting')
    .where('last_error', 'is not', null)
    .where('recipient', '<>', recipient)
    .limit(mostAtOnce)
    .execute();
  return rows.map((row) => row.last_error ?? '');
}

/** Waiting, and due; those to many people last, those that never failed first. */
export async function unclaimedEmails(
  q: Queries,
  now: Temporal.Instant,
): Promise<{ id: string; kind: string }[]> {
  return q
    .selectFrom('emails')
    .select(['id', 'kind'])
    .where('state', '=', 'waiting')
    .where('created_at', '<=', now.subtract({ seconds: jobSeconds }))
    .where((is) => is.or([is('not_before', 'is', null), is('not_before', '<=', now)]))
    .orderBy(sql`kind = any(${[...bulkKinds]}::text[])`)
    .orderBy(sql`last_error is not null`)
    .orderBy('created_at')
    .limit(mostAtOnce)
    .execute();
}
