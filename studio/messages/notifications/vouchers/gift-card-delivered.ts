import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import {
  type Block,
  button,
  type EmailContent,
  facts,
  small,
  text,
} from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Money } from '#studio/shared/money.ts';
import { lastDayUntil } from '#studio/shared/studio-time.ts';
import { voucherTexts } from '../texts/other-texts.ts';

export interface GiftCardDelivered {
  branding: Branding;
  language: Language;
  /** Empty: not given. */
  recipientName: string;
  /** Null: bought for oneself. */
  giver: string | null;
  message: string;
  /** Written in groups. */
  code: string;
  amount: Money;
  validUntil: Temporal.Instant | null;
}

export function giftCardDelivered(mail: GiftCardDelivered): EmailContent {
  const { branding, language, giver, code } = mail;
  const words = voucherTexts.of(mail).giftCard;
  const amount = formats[language].money(mail.amount);
  const { studioName } = branding;
  const lastDay = mail.validUntil && lastDayUntil(mail.validUntil);
  const quote: Block[] = mail.message ? [{ kind: 'quote', text: mail.message }] : [];
  return renderEmail({
    branding,
    language,
    subject: giver ? words.subjectFrom(amount, giver) : words.subject(amount),
    headline: words.headline,
    blocks: [
      greeting(mail, mail.recipientName),
      text(giver ? words.leadFrom(giver, amount, studioName) : words.lead(amount, studioName)),
      ...quote,
      facts(
        [words.code, code],
        [words.value, amount],
        lastDay ? [voucherTexts.of(mail).validUntil, formats[language].day(lastDay)] : null,
      ),
      text(words.use),
      button(words.book, siteAddress(branding, '/private-coaching/book', language)),
      small(words.keep),
    ],
  });
}
