import { contactMessages } from '#studio/contact/contact.messages.ts';
import { type ContactInput, contactFields } from '#studio/contact/contact-input.ts';
import type { Branding } from '#studio/email/branding.ts';
import { type EmailContent, facts, small } from '#studio/email/email-content.ts';
import { renderEmail } from '#studio/email/render-email.ts';
import type { Language } from '#studio/shared/language.ts';
import { ownerTexts } from '../owner-texts.ts';

export interface ContactMessage {
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
    subject: words.contact.subject(from.name),
    headline: words.contact.headline,
    blocks: [
      { kind: 'quote', text: from.message },
      facts(...given.map((name): [string, string] => [labels[name], from[name]])),
      small(words.contact.answer),
    ],
  });
}
