import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent } from '#studio/shared/email/email-content.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import { ownerTexts } from '../owner.messages.ts';
import { type BookingEmail, bookingCalendar, bookingFacts, hourBlock } from './booking-email.ts';
import { formatSessionTime } from './format-session-time.ts';

export interface OwnerReschedule extends BookingEmail {
  previousStart: Temporal.Instant;
  previousEnd: Temporal.Instant;
}

export function ownerReschedule(mail: OwnerReschedule): EmailContent {
  const { language, branding, lesson } = mail;
  const words = ownerTexts[language];
  const { moved } = lesson.kind === 'consultation' ? words.consultation : words;
  const hour = { start: mail.previousStart, end: mail.previousEnd };
  const previous = formatSessionTime(hour, { language });
  return renderEmail({
    branding,
    language,
    isForOwner: true,
    subject: moved.subject(lesson.name, formats[language].day(lesson.start)),
    headline: moved.headline,
    blocks: [
      hourBlock(lesson, { language }),
      bookingFacts(mail, [words.before, previous], [words.student, lesson.name], [words.mail, lesson.email]),
      button(words.openAdmin, siteAddress(branding, '/admin')),
    ],
    attachments: [bookingCalendar(mail, 'owner')],
  });
}
