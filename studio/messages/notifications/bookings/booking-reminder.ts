import { button, type EmailContent, small, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import { sessionTexts } from '../texts/booking-texts.ts';
import { type BookingEmail, bookingFacts, hourBlock, meetingLink } from './booking-email.ts';

export interface BookingReminder extends BookingEmail {
  manageUrl: string;
}

/** No calendar file: the visitor's event may hold their own notes. */
export function bookingReminder(mail: BookingReminder): EmailContent {
  const { language, branding, lesson } = mail;
  const words = sessionTexts(mail);
  return renderEmail({
    branding,
    language,
    subject: words.reminder.subject(formats[language].day(lesson.start)),
    headline: words.reminder.headline,
    blocks: [
      greeting(mail, lesson.name),
      hourBlock(lesson, { language }),
      text(words.reminder.lead),
      bookingFacts(mail),
      ...meetingLink(mail),
      button(words.manage, mail.manageUrl),
      small(words.keepLink),
    ],
  });
}
