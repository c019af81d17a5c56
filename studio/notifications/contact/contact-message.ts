import type { Branding } from '#studio/email/branding.ts';
import { type EmailContent, facts, small } from '#studio/email/email-content.ts';
import { renderEmail } from '#studio/email/render-email.ts';
import type { Language } from '#studio/shared/language.ts';
import { ownerTexts } from '../owner-texts.ts';

export interface ContactMessage {
  branding: Branding;
  language: Language;
  from: { name: string; email: string; phone: string; message: string };
}

export function contactMessage({ branding, language, from }: ContactMessage): EmailContent {
  const words = ownerTexts[language];
  return renderEmail({
    branding,
    language,
    subject: words.contact.subject(from.name),
    headline: words.contact.headline,
    blocks: [
      { kind: 'quote', text: from.message },
      facts(
        [words.sender, from.name],
        [words.mail, from.email],
        from.phone ? [words.phone, from.phone] : null,
      ),
      small(words.contact.answer),
    ],
  });
}
