import type { InboundAttachment } from '#platform/db/schema/messages.ts';
import { contactMessages } from '#studio/people/contact/contact.messages.ts';
import { contactFields } from '#studio/people/contact/contact-fields.ts';
import { splitQuoted } from '#studio/people/contact/inbound/email-text.ts';
import { inboundEmailToNotify } from '#studio/people/contact/inbound/inbound-emails.queries.ts';
import { messageToNotify } from '#studio/people/contact/message-list.queries.ts';
import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, type Fact, facts, quote, small, text } from '#studio/shared/email/email-content.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { ownerReader } from '../bookings/booking-email.queries.ts';
import { type Addressed, defineEmail } from '../define-email.ts';

const labels = {
  email: common.email,
  answer: [
    'Reply to this email and your reply goes to the sender.',
    'Svar på denne e-mail, så går svaret til afsenderen.',
  ],
} as const;

export const contactMessage = defineEmail({
  key: 'contact-message',
  on: 'contact-message.sent',
  isForOwner: true,
  labels: {
    subject: (name: string) => [`Message from ${name}`, `Besked fra ${name}`],
    headline: ['New contact message', 'En besked fra kontaktformularen'],
    sender: ['Sender', 'Afsender'],
    ...labels,
  },
  read: async (c, { messageId }) => {
    const owner = await ownerReader(c.tx);
    if (!owner) return null;
    const from = await messageToNotify(c.tx, messageId);
    return {
      to: owner.email,
      language: owner.language,
      replyTo: from.email,
      dedupeKey: `contact-message:${messageId}`,
      from,
    };
  },
  content: ({ labels: own, language, from }) => {
    const names = { ...contactMessages[language].fields, name: own.sender, email: own.email };
    const filled = contactFields.filter((name) => name !== 'message' && from[name]);
    return {
      subject: own.subject(from.name),
      headline: own.headline,
      blocks: [
        quote(from.message),
        facts(...filled.map((name): Fact => [names[name], from[name]])),
        small(own.answer),
      ],
    };
  },
});

interface ReceivedReply extends Addressed {
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

/** Reply-To is the address in the contact message, never that of the sender. */
export const receivedReply = defineEmail({
  key: 'inbound-email',
  on: 'contact-message.email-received',
  isForOwner: true,
  labels: {
    subject: (name: string) => [`Reply from ${name}`, `Svar fra ${name}`],
    headline: ['A reply by email', 'Et svar på e-mail'],
    inStudentArea: ['A reply in the student area', 'Et svar på Min side'],
    open: ['Open the conversation', 'Åbn samtalen'],
    unparsed: [
      'Not everything in the email can be shown. It’s attached to the conversation as a file.',
      'Ikke alt i e-mailen kan vises. Den er vedhæftet samtalen som fil.',
    ],
    notVerified: [
      'Sender not verified: the address may be forged.',
      'Afsenderen er ikke bekræftet: Adressen kan være forfalsket.',
    ],
    attachments: (count: number) =>
      count === 1
        ? ['One attachment wasn’t stored.', 'Én vedhæftet fil er ikke gemt.']
        : [`${count} attachments weren’t stored.`, `${count} vedhæftede filer er ikke gemt.`],
    ...labels,
  },
  read: async (c, { inboundEmailId }): Promise<ReceivedReply | null> => {
    const owner = await ownerReader(c.tx);
    if (!owner) return null;
    const { email: replyTo, ...received } = await inboundEmailToNotify(c.tx, inboundEmailId);
    const { email: to, language } = owner;
    return { ...received, to, language, replyTo, dedupeKey: `inbound-email:${inboundEmailId}` };
  },
  content: ({ labels: own, branding, ...email }) => {
    const { written } = splitQuoted(email.body, email.emailSubject);
    // Some people write their answer into the subject.
    const shown = written || (email.emailSubject ?? '');
    return {
      subject: own.subject(email.name),
      headline: email.isFromStudentArea ? own.inStudentArea : own.headline,
      blocks: [
        email.isUnparsed === true && text(own.unparsed),
        !email.isVerified && text(own.notVerified),
        shown && quote(shown),
        email.attachments.length > 0 && text(own.attachments(email.attachments.length)),
        facts([own.email, email.senderEmail]),
        button(own.open, siteAddress(branding, `/admin/messages/${email.messageId}`)),
        small(own.answer),
      ],
    };
  },
});
