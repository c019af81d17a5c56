import { type Branding, siteAddress } from '#studio/email/branding.ts';
import { type EmailContent, facts, small, text } from '#studio/email/email-content.ts';
import { renderEmail } from '#studio/email/render-email.ts';
import { formatInstant } from '#studio/shared/format-time.ts';
import type { Language } from '#studio/shared/language.ts';
import { da, en } from './withdrawal.messages.ts';

export interface WithdrawalReceived {
  branding: Branding;
  language: Language;
  /** As entered: never reveals whether the order exists. Null while the address is unconfirmed. */
  declared: { orderNumber: string; email: string; name: string; part: string } | null;
  receivedAt: Temporal.Instant;
}

const words = { en, da };

/** The acknowledgement on a durable medium, with date and time, that the law requires. */
export function withdrawalReceived({
  branding,
  language,
  declared,
  receivedAt,
}: WithdrawalReceived): EmailContent {
  const say = words[language];
  return renderEmail({
    branding,
    language,
    subject: declared ? say.subject(declared.orderNumber) : say.subjectOnly,
    headline: say.headline,
    blocks: [
      text(declared ? say.lead : say.leadOnly),
      facts(
        [say.received, formatInstant(receivedAt, branding.timeZone, language)],
        declared && [say.order, declared.orderNumber],
        declared?.name ? [say.name, declared.name] : null,
        declared && [say.email, declared.email],
        declared && [say.part, declared.part || say.whole],
      ),
      text(say.next),
      small(say.notYou),
      {
        kind: 'links',
        items: [{ label: say.terms, href: siteAddress(branding, '/terms-of-service', language) }],
      },
    ],
  });
}
