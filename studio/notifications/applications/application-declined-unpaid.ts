import { type EmailContent, text } from '#studio/email/email-content.ts';
import { renderEmail } from '#studio/email/render-email.ts';
import { bookingWords } from '../bookings/booking-email.ts';
import { orderWords } from '../orders/order-email.ts';
import { applicationMailWords } from './application.messages.ts';
import type { ApplicationMail } from './application-email.ts';

export function applicationDeclinedUnpaid(mail: ApplicationMail): EmailContent {
  const { language, branding, programme } = mail;
  const words = orderWords[language].declined;
  const own = applicationMailWords[language].declined;
  return renderEmail({
    branding,
    language,
    subject: own.subject(programme),
    headline: words.headline,
    blocks: [text(bookingWords[language].hello(mail.name)), text(words.lead(programme)), text(own.unpaid)],
  });
}
