import type { Letterhead } from '#studio/email/branding.ts';
import { facts, type MailContent, small } from '#studio/email/email-content.ts';
import { writeLetter } from '#studio/email/render-email.ts';
import type { Language } from '#studio/shared/language.ts';
import { ownerWords } from '../owner-texts.ts';

export interface ContactMessage {
  letterhead: Letterhead;
  /** The owner's. */
  language: Language;
  /** As the visitor wrote it. */
  from: { name: string; email: string; phone: string; message: string };
}

/** To the owner; queued with the visitor as reply-to. */
export function contactMessage({ letterhead, language, from }: ContactMessage): MailContent {
  const words = ownerWords[language];
  return writeLetter({
    letterhead,
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
