import { button, type EmailContent, small, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import { sessionTexts } from '../texts/booking-texts.ts';
import { type BookingEmail, bookingCalendar, bookingFacts, hourBlock, meetingLink } from './booking-email.ts';
import { formatSessionTime } from './format-session-time.ts';

export interface BookingRescheduled extends BookingEmail {
  previousStart: Temporal.Instant;
  previousEnd: Temporal.Instant;
  manageUrl: string;
}

export function bookingRescheduled(mail: BookingRescheduled): EmailContent {
  const { language, branding, lesson } = mail;
  const words = sessionTexts(mail);
  const hour = { start: mail.previousStart, end: mail.previousEnd };
  const previous = formatSessionTime(hour, {
    language,
    readerZone: lesson.visitorTimeZone,
  });
  return renderEmail({
    branding,
    language,
    subject: words.moved.subject(formats[language].day(lesson.start)),
    headline: words.moved.headline,
    blocks: [
      greeting(mail, lesson.name),
      hourBlock(lesson, { language }),
      text(words.moved.lead),
      bookingFacts(mail, [words.before, previous]),
      ...meetingLink(mail),
      button(words.manage, mail.manageUrl),
      small(words.keepLink),
    ],
    attachments: [bookingCalendar(mail, 'visitor')],
  });
}
