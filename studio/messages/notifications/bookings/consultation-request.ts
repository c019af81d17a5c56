import { button, type EmailContent, small, text } from '#studio/shared/email/email-content.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { consultationRequestTexts } from '../texts/booking-texts.ts';
import { type BookingEmail, bookingFacts, hourBlock } from './booking-email.ts';

export interface ConsultationRequest extends BookingEmail {
  confirmUrl: string;
  holdMinutes: number;
}

/** No calendar file: nothing is booked yet. */
export function consultationRequest(mail: ConsultationRequest): EmailContent {
  const { language, branding, lesson } = mail;
  const words = consultationRequestTexts.of(mail);
  return renderEmail({
    branding,
    language,
    subject: words.subject,
    headline: words.headline,
    blocks: [
      hourBlock(lesson, { language }),
      text(words.lead(mail.holdMinutes)),
      bookingFacts(mail),
      button(words.confirm, mail.confirmUrl),
      small(words.ignore),
    ],
  });
}
