import { contactMessages } from '#studio/people/contact/contact.messages.ts';
import { contactFields } from '#studio/people/contact/contact-fields.ts';
import type { ContactInput } from '#studio/people/contact/contact-input.ts';
import { messageToNotify } from '#studio/people/contact/message-list.queries.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import type { Branding } from '#studio/shared/email/branding.ts';
import { type EmailContent, facts, small } from '#studio/shared/email/email-content.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';
import { ownerReader } from '../bookings/booking-email.queries.ts';
import { ownerTexts } from '../owner.messages.ts';

interface ContactMessage {
  branding: Branding;
  language: Language;
  from: ContactInput;
}

export function contactMessage({ branding, language, from }: ContactMessage): EmailContent {
  const words = ownerTexts[language];
  const labels = { ...contactMessages[language].fields, name: words.sender, email: words.mail };
  const given = contactFields.filter((name) => name !== 'message' && from[name]);
  return renderEmail({
    branding,
    language,
    isForOwner: true,
    subject: words.contact.subject(from.name),
    headline: words.contact.headline,
    blocks: [
      { kind: 'quote', text: from.message },
      facts(...given.map((name): [string, string] => [labels[name], from[name]])),
      small(words.contact.answer),
    ],
  });
}

export const notifyContactMessage: DomainEventHandler<'contact-message.sent'> = async (c, event) => {
  const owner = await ownerReader(c.tx);
  if (!owner) return;
  const from = await messageToNotify(c.tx, event.messageId);
  const branding = await readBranding(c.tx, c.world.settings);
  await queueEmail(c, {
    ...contactMessage({ branding, language: owner.language, from }),
    kind: 'contact-message',
    language: owner.language,
    to: owner.email,
    replyTo: from.email,
    dedupeKey: `contact-message:${event.messageId}`,
  });
};
