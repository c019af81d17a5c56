import type { Letterhead } from '#studio/email/branding.ts';
import { type MailContent, text } from '#studio/email/email-content.ts';
import { writeLetter } from '#studio/email/render-email.ts';
import type { Language } from '#studio/shared/language.ts';
import { bookingWords } from '../bookings/booking-email.ts';
import { courseWords } from './course.messages.ts';

export interface AccessEnded {
  letterhead: Letterhead;
  language: Language;
  name: string;
  course: string;
}

/** To the student: the owner has ended their access to a course. */
export function accessEnded({ letterhead, language, name, course }: AccessEnded): MailContent {
  const words = courseWords[language].ended;
  return writeLetter({
    letterhead,
    language,
    subject: words.subject(course),
    headline: words.headline,
    blocks: [text(bookingWords[language].hello(name)), text(words.lead(course)), text(words.contact)],
  });
}
