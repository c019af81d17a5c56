import { expect } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import type { MailAttachment } from '#platform/db/schema/messages.ts';

export interface QueuedEmail {
  kind: string;
  recipient: string;
  subject: string;
  html: string;
  body: string;
  attachments: readonly MailAttachment[];
}

/** Every email the site has queued so far, oldest first. */
export async function queuedEmails(db: Database): Promise<QueuedEmail[]> {
  const rows = await db.query
    .selectFrom('emails')
    .select(['kind', 'recipient', 'subject', 'html', 'body', 'attachments'])
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ ...row, html: row.html ?? '', body: row.body ?? '' }));
}

/** Waits for the newest email of a kind to this recipient; null: to anyone. */
export async function mailTo(db: Database, recipient: string | null, kind: string): Promise<QueuedEmail> {
  const find = async () =>
    (await queuedEmails(db)).findLast(
      (mail) => (recipient === null || mail.recipient === recipient) && mail.kind === kind,
    );
  await expect.poll(find, { message: `a mail '${kind}' to ${recipient ?? 'anybody'}` }).toBeDefined();
  return (await find()) as QueuedEmail;
}

/** The first matching URL in the email's text. Throws when there is none. */
export function linkIn(mail: QueuedEmail, pattern: RegExp): string {
  const link = mail.body.match(/https?:\/\/[^\s<>)]+/g)?.find((address) => pattern.test(address));
  if (!link) throw new Error(`No link like ${pattern} in:\n${mail.body}`);
  return link;
}
