import type { Language } from '#studio/shared/language.ts';
import { tellInstant } from '#studio/shared/tell-time.ts';
import { facts, type MailContent, small, text } from './letter.ts';
import { type Letterhead, siteAddress } from './letterhead.ts';
import { da, en } from './withdrawal.messages.ts';
import { writeLetter } from './write-letter.ts';

export interface WithdrawalReceived {
  letterhead: Letterhead;
  language: Language;
  /** As it was typed: this mail never says whether there is such an order. */
  declared: { orderNumber: string; email: string; name: string; part: string };
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
    subject: say.subject(declared.orderNumber),
    headline: say.headline,
    blocks: [
      text(say.lead),
      facts(
        [say.received, tellInstant(receivedAt, letterhead.timeZone, language)],
        [say.order, declared.orderNumber],
        declared.name ? [say.name, declared.name] : null,
        [say.email, declared.email],
        [say.part, declared.part || say.whole],
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
