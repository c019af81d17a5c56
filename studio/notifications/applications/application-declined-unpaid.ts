import { type MailContent, text } from '#studio/email/email-content.ts';
import { writeLetter } from '#studio/email/render-email.ts';
import { bookingWords } from '../bookings/booking-email.ts';
import { orderWords } from '../orders/order-email.ts';
import { applicationMailWords } from './application.messages.ts';
import type { ApplicationMail } from './application-email.ts';

/** To the applicant who had paid nothing: no seat this time. */
export function applicationNo(mail: ApplicationMail): MailContent {
  const { language, letterhead, programme } = mail;
  const words = orderWords[language].declined;
  const own = applicationMailWords[language].declined;
  return writeLetter({
    letterhead,
    language,
    subject: own.subject(programme),
    headline: words.headline,
    blocks: [text(bookingWords[language].hello(mail.name)), text(words.lead(programme)), text(own.unpaid)],
  });
}
