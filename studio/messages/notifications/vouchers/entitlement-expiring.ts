import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Money } from '#studio/shared/money.ts';
import { lastDayUntil } from '#studio/shared/studio-time.ts';
import { voucherTexts } from '../texts/other-texts.ts';

export interface EntitlementExpiring {
  branding: Branding;
  language: Language;
  name: string;
  what: string;
  left: { sessions: number } | { amount: Money };
  validUntil: Temporal.Instant;
}

export function entitlementExpiring(mail: EntitlementExpiring): EmailContent {
  const { branding, language, what, left } = mail;
  const words = voucherTexts.of(mail).expiring;
  const date = formats[language].day(lastDayUntil(mail.validUntil));
  const sentence =
    'sessions' in left
      ? left.sessions === 1
        ? words.credit(what, date)
        : words.credits(left.sessions, what, date)
      : words.giftCard(formats[language].money(left.amount), date);
  return renderEmail({
    branding,
    language,
    subject: words.subject(what, date),
    headline: words.headline,
    blocks: [
      greeting(mail, mail.name),
      text(sentence),
      text(words.after),
      button(words.book, siteAddress(branding, '/private-coaching/book', language)),
    ],
  });
}
