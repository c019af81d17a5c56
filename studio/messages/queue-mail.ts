import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import type { MailContent } from './letter.ts';
import { siteHost } from './letterhead.ts';
import { isMailAddress, oneLine } from './mail-address.ts';
import { insertMail } from './mails.store.ts';

export interface QueuedMail extends MailContent {
  /** Which of our mails this is, for logs, the outbox and the owner: 'booking-confirmed', … */
  kind: string;
  language: Language;
  to: string;
  /** What this mail announces; a second mail with the same key is not written. */
  dedupeKey?: string;
  headers?: Readonly<Record<string, string>>;
  /** Where answers go; absent: to the studio. */
  replyTo?: string;
}

/**
 * Writes a mail into the queue and enqueues its hand-over, in the caller's transaction: it is sent if and only if
 * what it announces has happened. Its Message-ID is made here and kept through every repeat.
 * Answers the mail's id, or null when this thing was announced before.
 * @throws when the recipient is not one plain address; edges check addresses before they are stored.
 */
export async function queueMail(
  world: Pick<World, 'jobs' | 'clock' | 'settings'>,
  tx: Tx,
  mail: QueuedMail,
): Promise<string | null> {
  if (!isMailAddress(mail.to)) throw new Error(`Mail ${mail.kind}: the recipient is not an e-mail address`);
  const id = randomUUID();
  const isWritten = await insertMail(tx, {
    id,
    messageId: `<${id}@${siteHost(world.settings.siteUrl)}>`,
    kind: mail.kind,
    language: mail.language,
    recipient: mail.to,
    replyTo: mail.replyTo && isMailAddress(mail.replyTo) ? mail.replyTo : null,
    subject: oneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    attachments: mail.attachments,
    headers: mail.headers ?? {},
    dedupeKey: mail.dedupeKey ?? null,
    at: world.clock.now(),
  });
  if (!isWritten) return null;
  await world.jobs.send(tx, 'send-mail', { mailId: id });
  return id;
}
