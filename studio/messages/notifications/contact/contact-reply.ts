import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { filesToSend } from '#studio/people/contact/attachments/reply-attachments.queries.ts';
import { replyAddress } from '#studio/people/contact/inbound/reply-address.ts';
import { paragraphsOfReply, replyEmailKey } from '#studio/people/contact/reply.ts';
import { hasAccount } from '#studio/people/contact/student-area/conversations.queries.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { type Branding, siteAddress, siteHost } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, small, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { type QueuedEmail, queueEmail } from '#studio/shared/email/queue-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { attachmentTypes } from '#studio/shared/media/attachment.ts';
import { ownerReader } from '../bookings/booking-email.queries.ts';
import { contactReplyWords } from './contact-reply.messages.ts';
import { replySignature, replyToSend, threadMessageIds } from './contact-reply.queries.ts';

export interface ContactReply {
  branding: Branding;
  language: Language;
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
}

export function contactReply({ branding, language, ...reply }: ContactReply): EmailContent {
  const words = contactReplyWords[language];
  const day = formats[language].day(reply.writtenAt);
  return renderEmail({
    branding,
    language,
    subject: subjectOf(reply, branding, words),
    headline: reply.subject !== null && reply.isFirst ? words.started : words.headline,
    blocks: [
      greeting({ branding, language }, reply.name),
      ...paragraphsOfReply(reply.body).map(text),
      text(words.closing(reply.signature)),
      ...(reply.conversation
        ? [button(words.open, siteAddress(branding, reply.conversation, language))]
        : []),
      ...(reply.subject === null
        ? [small(words.wrote(day)), { kind: 'quote' as const, text: reply.message }]
        : []),
      small(words.note),
    ],
  });
}

function subjectOf(
  { subject, isFirst }: Pick<ContactReply, 'subject' | 'isFirst'>,
  branding: Branding,
  words: (typeof contactReplyWords)[Language],
): string {
  if (subject === null) return words.subject(branding.studioName);
  return isFirst ? subject : words.again(subject);
}

/** References must fit one header; the first and the latest identify the thread (RFC 5322, 3.6.4). */
const mostReferences = 20;

function threadHeaders(messageIds: readonly string[]): Record<string, string> {
  const last = messageIds.at(-1);
  if (!last) return {};
  const references = [...messageIds.slice(0, 1), ...messageIds.slice(1).slice(1 - mostReferences)];
  return { 'In-Reply-To': last, References: references.join(' ') };
}

export type ReplyEmail = QueuedEmail & { replyTo: string };

/** The email of a reply, drafted or sent, as it is queued and as its preview shows it. */
export async function replyEmailOf(
  q: Queries,
  { settings, secret }: Pick<World, 'settings' | 'secret'>,
  replyId: string,
): Promise<ReplyEmail> {
  const { messageId, email, ...reply } = await replyToSend(q, replyId);
  const branding = await readBranding(q, settings);
  const owner = await ownerReader(q);
  const conversation = (await hasAccount(q, email)) ? `/dashboard/messages/${messageId}` : null;
  return {
    ...contactReply({ ...reply, branding, conversation, signature: await replySignature(q) }),
    kind: 'contact-reply',
    attachments: (await filesToSend(q, replyId)).map(({ key, name, kind }) => ({
      key,
      filename: name,
      contentType: attachmentTypes[kind],
      content: '',
      encoding: 'base64' as const,
    })),
    language: reply.language,
    to: email,
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

export const sendContactReply: DomainEventHandler<'contact-message.replied'> = async (c, { replyId }) => {
  await queueEmail(c, await replyEmailOf(c.tx, c.world, replyId));
};
