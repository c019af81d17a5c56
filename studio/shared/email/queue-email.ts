import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/db/database.ts';
import { requestId } from '#platform/request-id.ts';
import type { World } from '#platform/world.ts';
import { isEmailAddress, oneLine } from '#studio/shared/email-address.ts';
import { publish } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';
import { siteHost } from './branding.ts';
import type { EmailContent } from './email-content.ts';
import { insertEmail, markFailed } from './emails.store.ts';

export interface QueuedEmail extends EmailContent {
  kind: string;
  language: Language;
  to: string;
  dedupeKey?: string;
  headers?: Readonly<Record<string, string>>;
  replyTo?: string;
}

/**
 * Transactional outbox: stores an email and enqueues its delivery in the caller's transaction, with a
 * Message-ID that retries keep. Throws when the recipient is not one plain address.
 */
export async function queueEmail(world: World, tx: Tx, mail: QueuedEmail): Promise<string | null> {
  const id = randomUUID();
  const to = oneLine(mail.to);
  if (to === '') return null;
  const isWritten = await insertEmail(tx, {
    id,
    messageId: `<${id}@${siteHost(world.settings.siteUrl)}>`,
    kind: mail.kind,
    language: mail.language,
    recipient: to,
    replyTo: mail.replyTo && isEmailAddress(mail.replyTo) ? mail.replyTo : null,
    subject: oneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    attachments: mail.attachments,
    headers: { ...requestHeader(), ...mail.headers },
    dedupeKey: mail.dedupeKey ?? null,
    at: world.clock.now(),
  });
  if (!isWritten) return null;
  if (isEmailAddress(to)) await world.jobs.send(tx, { name: 'send-email', data: { emailId: id } });
  else await failAtOnce(world, tx, { id, to, subject: mail.subject });
  return id;
}

/** Links a reported email to the log lines of its cause. */
function requestHeader(): Record<string, string> {
  const id = requestId();
  return id === undefined ? {} : { 'X-Request-Id': id };
}

async function failAtOnce(
  world: World,
  tx: Tx,
  { id, to, subject }: { id: string; to: string; subject: string },
): Promise<void> {
  const reason = 'Not an e-mail address';
  await markFailed(tx, id, reason);
  await publish(world, tx, {
    type: 'email.failed',
    emailId: id,
    recipient: to,
    subject: oneLine(subject),
    reason,
  });
}
