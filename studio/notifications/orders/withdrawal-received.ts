import { type Letterhead, siteAddress } from '#studio/email/branding.ts';
import { facts, type MailContent, small, text } from '#studio/email/email-content.ts';
import { writeLetter } from '#studio/email/render-email.ts';
import { tellInstant } from '#studio/shared/format-time.ts';
import type { Language } from '#studio/shared/language.ts';
import { da, en } from './withdrawal.messages.ts';

export interface WithdrawalReceived {
  letterhead: Letterhead;
  language: Language;
  /** As it was typed: this mail never says whether there is such an order. Null while the address is not confirmed. */
  declared: { orderNumber: string; email: string; name: string; part: string } | null;
  receivedAt: Temporal.Instant;
}

const words = { en, da };

/** To whoever declared a withdrawal: the receipt on a durable medium that the law asks for, with date and time. */
export function withdrawalReceived({
  letterhead,
  language,
  declared,
  receivedAt,
}: WithdrawalReceived): MailContent {
  const say = words[language];
  return writeLetter({
    letterhead,
    language,
    subject: declared ? say.subject(declared.orderNumber) : say.subjectOnly,
    headline: say.headline,
    blocks: [
      text(declared ? say.lead : say.leadOnly),
      facts(
        [say.received, tellInstant(receivedAt, letterhead.timeZone, language)],
        declared && [say.order, declared.orderNumber],
        declared?.name ? [say.name, declared.name] : null,
        declared && [say.email, declared.email],
        declared && [say.part, declared.part || say.whole],
      ),
      text(say.next),
      small(say.notYou),
      {
        kind: 'links',
        items: [{ label: say.terms, href: siteAddress(letterhead, '/terms-of-service', language) }],
      },
    ],
  });
}
