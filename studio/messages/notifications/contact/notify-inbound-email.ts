import type { InboundAttachment } from '#platform/db/schema/messages.ts';
import { splitQuoted } from '#studio/people/contact/inbound/email-text.ts';
import { inboundEmailToNotify } from '#studio/people/contact/inbound/inbound-emails.queries.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import { type EmailContent, facts, small, text } from '#studio/shared/email/email-content.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';
import { ownerReader } from '../bookings/booking-email.queries.ts';
import { ownerTexts } from '../owner.messages.ts';

export interface ReceivedReply {
  branding: Branding;
  language: Language;
  messageId: string;
  name: string;
  senderEmail: string;
  isVerified: boolean;
  isFromStudentArea?: boolean;
  isUnparsed?: boolean;
  emailSubject?: string;
  body: string;
  attachments: readonly InboundAttachment[];
}

export function receivedReply({ branding, language, ...email }: ReceivedReply): EmailContent {
  const { mail, contact } = ownerTexts[language];
  const words = contact.reply;
  const { written } = splitQuoted(email.body, email.emailSubject);
  // Some people write their answer into the subject.
  const shown = written || email.emailSubject;
  return renderEmail({
    branding,
    language,
    isForOwner: true,
    subject: words.subject(email.name),
    headline: email.isFromStudentArea ? words.inStudentArea : words.headline,
    blocks: [
      ...(email.isUnparsed ? [text(words.unparsed)] : []),
      ...(email.isVerified ? [] : [text(words.notVerified)]),
      ...(shown ? [{ kind: 'quote' as const, text: shown }] : []),
      ...(email.attachments.length > 0 ? [text(words.attachments(email.attachments.length))] : []),
      facts([mail, email.senderEmail]),
      {
        kind: 'button',
        label: words.open,
        href: siteAddress(branding, `/admin/messages/${email.messageId}`),
      },
      small(contact.answer),
    ],
  });
}

/** Reply-To is the address in the contact message, never that of the sender. */
export const notifyInboundEmail: DomainEventHandler<'contact-message.email-received'> = async (
  c,
  { inboundEmailId },
) => {
  const owner = await ownerReader(c.tx);
  if (!owner) return;
  const { email, ...received } = await inboundEmailToNotify(c.tx, inboundEmailId);
  const branding = await readBranding(c.tx, c.world.settings);
  await queueEmail(c, {
    ...receivedReply({ ...received, branding, language: owner.language }),
    kind: 'inbound-email',
    language: owner.language,
    to: owner.email,
    replyTo: email,
    dedupeKey: `inbound-email:${inboundEmailId}`,
  });
};
