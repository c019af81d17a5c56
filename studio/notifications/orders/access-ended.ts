import type { Branding } from '#studio/email/branding.ts';
import { type EmailContent, text } from '#studio/email/email-content.ts';
import { renderEmail } from '#studio/email/render-email.ts';
import type { Language } from '#studio/shared/language.ts';
import { bookingWords } from '../bookings/booking-email.ts';
import { courseWords } from './course.messages.ts';

export interface AccessEnded {
  branding: Branding;
  language: Language;
  name: string;
  course: string;
}

export function accessEnded({ branding, language, name, course }: AccessEnded): EmailContent {
  const words = courseWords[language].ended;
  return renderEmail({
    branding,
    language,
    subject: words.subject(course),
    headline: words.headline,
    blocks: [text(bookingWords[language].hello(name)), text(words.lead(course)), text(words.contact)],
  });
}
