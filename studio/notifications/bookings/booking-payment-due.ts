import { button, type EmailContent, small, text } from '#studio/email/email-content.ts';
import { renderEmail } from '#studio/email/render-email.ts';
import { formatDate, formatInstant } from '#studio/shared/format-time.ts';
import { formatMoney, type Money } from '#studio/shared/money.ts';
import { type BookingEmail, bookingEmailTexts, bookingFacts, hourBlock } from './booking-email.ts';
import { da, en } from './booking-payment-due.messages.ts';

const toPayWords = { en, da };

export interface BookingPaymentDue extends BookingEmail {
  price: Money;
  payUntil: Temporal.Instant;
  payUrl: string;
}

export function bookingPaymentDue(mail: BookingPaymentDue): EmailContent {
  const { language, branding, lesson } = mail;
  const words = toPayWords[language];
  const day = lesson.start.toZonedDateTimeISO(branding.timeZone).toPlainDate();
  const until = formatInstant(mail.payUntil, branding.timeZone, language);
  return renderEmail({
    branding,
    language,
    subject: words.subject(formatDate(day, language)),
    headline: words.headline,
    blocks: [
      text(bookingEmailTexts(mail).hello(lesson.name)),
      hourBlock(lesson, branding.timeZone, language),
      text(words.lead(branding.coachName, until)),
      bookingFacts(mail, [words.price, formatMoney(mail.price, language)]),
      button(words.button, mail.payUrl),
      small(bookingEmailTexts(mail).keepLink),
    ],
  });
}
