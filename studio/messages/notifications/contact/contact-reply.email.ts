import type { Queries } from '#platform/db/database.ts';
import type { MailAttachment } from '#platform/db/schema/messages.ts';
import type { World } from '#platform/world.ts';
import { filesToSend } from '#studio/people/contact/attachments/reply-attachments.queries.ts';
import { replyAddress } from '#studio/people/contact/inbound/reply-address.ts';
import { paragraphsOfReply, replyEmailKey } from '#studio/people/contact/reply.ts';
import { hasAccount } from '#studio/people/contact/student-area/conversations.queries.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { siteHost } from '#studio/shared/email/branding.ts';
import { button, quote, small, text } from '#studio/shared/email/email-content.ts';
import type { QueuedEmail } from '#studio/shared/email/queue-email.ts';
import { attachmentTypes } from '#studio/shared/media/attachment.ts';
import { ownerReader } from '../bookings/booking-email.queries.ts';
import { type Addressed, defineEmail } from '../define-email.ts';
import { replySignature, replyToSend, threadMessageIds } from './contact-reply.queries.ts';

interface ContactReply extends Addressed {
  replyTo: string;
  name: string;
  body: string;
  signature: string;
  message: string;
  writtenAt: Temporal.Instant;
  /** Of a conversation that the owner started. Null: the person wrote `message`. */
  subject: string | null;
  isFirst: boolean;
  /** Of the conversation in the student area. Null: no account. */
  conversation: string | null;
  files?: readonly MailAttachment[];
}

/** References must fit one header; the first and the latest identify the thread (RFC 5322, 3.6.4). */
const mostReferences = 20;

function threadHeaders(messageIds: readonly string[]): Record<string, string> {
  const last = messageIds.at(-1);
  if (!last) return {};
  const references = [...messageIds.slice(0, 1), ...messageIds.slice(1).slice(1 - mostReferences)];
  return { 'In-Reply-To': last, References: references.join(' ') };
}

async function loadReply(
  q: Queries,
  { settings, secret }: Pick<World, 'settings' | 'secret'>,
  replyId: string,
): Promise<ContactReply> {
  const { messageId, email: to, ...reply } = await replyToSend(q, replyId);
  const branding = await readBranding(q, settings);
  const owner = await ownerReader(q);
  return {
    ...reply,
    to,
    conversation: (await hasAccount(q, to)) ? `/dashboard/messages/${messageId}` : null,
    signature: await replySignature(q),
    files: (await filesToSend(q, replyId)).map(({ key, name, kind }) => ({
      key,
      filename: name,
      contentType: attachmentTypes[kind],
      content: '',
      encoding: 'base64' as const,
    })),
    replyTo: settings.inboundEmail
      ? replyAddress(messageId, settings.inboundEmail.domain, secret)
      : branding.email || owner?.email || '',
    headers: {
      // RFC 3834: a person wrote it.
      'Auto-Submitted': 'no',
      'X-Loop': siteHost(settings.siteUrl),
      ...threadHeaders(await threadMessageIds(q, messageId)),
    },
    dedupeKey: replyEmailKey(replyId),
  };
}

export const contactReply = defineEmail({
  key: 'contact-reply',
  on: 'contact-message.replied',
  labels: {
    subject: (studio: string) => [`Re: Your message to ${studio}`, `Sv: Din besked til ${studio}`],
    again: (subject: string) => [`Re: ${subject}`, `Sv: ${subject}`],
    headline: ['Our reply to you', 'Vores svar til dig'],
    started: ['A message for you', 'En besked til dig'],
    closing: (name: string) => [`Best wishes\n${name}`, `Mange hilsner\n${name}`],
    wrote: (when: string) => [`You wrote on ${when}:`, `Du skrev ${when}:`],
    open: ['Open the conversation', 'Åbn samtalen'],
    note: ['Reply to this email and it reaches us.', 'Svar på denne e-mail, så når dit svar frem til os.'],
  },
  read: (c, { replyId }) => loadReply(c.tx, c.world, replyId),
  content: ({ labels, ...reply }) => {
    const { subject, isFirst, files = [] } = reply;
    return {
      subject:
        subject === null
          ? labels.subject(reply.branding.studioName)
          : isFirst
            ? subject
            : labels.again(subject),
      headline: subject !== null && isFirst ? labels.started : labels.headline,
      blocks: [
        reply.greet(reply.name),
        ...paragraphsOfReply(reply.body).map(text),
        text(labels.closing(reply.signature)),
        reply.conversation && button(labels.open, reply.link(reply.conversation)),
        subject === null && small(labels.wrote(reply.format.day(reply.writtenAt))),
        subject === null && quote(reply.message),
        small(labels.note),
      ],
      attachments: files,
    };
  },
});

export async function replyEmailOf(
  q: Queries,
  world: Pick<World, 'settings' | 'secret'>,
  replyId: string,
): Promise<QueuedEmail & { replyTo: string }> {
  const { files, ...reply } = await loadReply(q, world, replyId);
  const { to, language, replyTo, headers, dedupeKey } = reply;
  const branding = await readBranding(q, world.settings);
  const content = contactReply.write({ ...reply, files, branding });
  return { ...content, kind: 'contact-reply', to, language, replyTo, headers, dedupeKey };
}
