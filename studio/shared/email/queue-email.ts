import { randomUUID } from 'node:crypto';
import { requestId } from '#platform/request-id.ts';
import type { Change } from '#studio/shared/change.ts';
import { isEmailAddress, oneLine } from '#studio/shared/email-address.ts';
import type { Language } from '#studio/shared/language.ts';
import { siteHost } from './branding.ts';
import { queueOf } from './email.ts';
import type { EmailContent } from './email-content.ts';
import { insertEmail, markFailed } from './emails.store.ts';
import { reportFailure } from './report-failure.ts';

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
export async function queueEmail(c: Change, mail: QueuedEmail): Promise<string | null> {
  const id = randomUUID();
  const to = oneLine(mail.to);
  if (to === '') return null;
  const isWritten = await insertEmail(c.tx, {
    id,
    messageId: `<${id}@${siteHost(c.world.settings.siteUrl)}>`,
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
    at: c.now,
  });
  if (!isWritten) return null;
  if (isEmailAddress(to)) await c.world.jobs.send(c.tx, { name: queueOf(mail.kind), data: { emailId: id } });
  else await failAtOnce(c, { id, kind: mail.kind, recipient: to, subject: mail.subject });
  return id;
}

/** Links a reported email to the log lines of its cause. */
function requestHeader(): Record<string, string> {
  const id = requestId();
  return id === undefined ? {} : { 'X-Request-Id': id };
}

async function failAtOnce(c: Change, mail: { id: string; kind: string; recipient: string; subject: string }) {
  const reason = 'Not an e-mail address';
  await markFailed(c.tx, mail.id, reason);
  await reportFailure(c, mail, reason);
}
