import type { CoveredBy } from '#platform/db/schema/booking.ts';
import { siteAddress } from '#studio/email/branding.ts';
import { button, type MailContent } from '#studio/email/email-content.ts';
import { writeLetter } from '#studio/email/render-email.ts';
import { tellDate } from '#studio/shared/format-time.ts';
import { ownerWords } from '../owner-texts.ts';
import type { LessonMail } from './booking-email.ts';
import { hourBlock, lessonCalendar, lessonFacts } from './booking-email.ts';

/** `language` is the owner's. */
export interface OwnerBooking extends LessonMail {
  coveredBy: CoveredBy;
}

/** To the owner: somebody booked an hour. */
export function ownerBooking(mail: OwnerBooking): MailContent {
  const { language, letterhead, lesson } = mail;
  const words = ownerWords[language];
  const { booked } = lesson.kind === 'consultation' ? words.consultation : words;
  const day = lesson.start.toZonedDateTimeISO(letterhead.timeZone).toPlainDate();
  return writeLetter({
    letterhead,
    language,
    subject: booked.subject(lesson.name, tellDate(day, language)),
    headline: booked.headline,
    blocks: [
      hourBlock(lesson, letterhead.timeZone, language),
      lessonFacts(
        mail,
        [words.student, lesson.name],
        [words.mail, lesson.email],
        [words.covered, words.coveredBy[mail.coveredBy]],
      ),
      button(words.desk, siteAddress(letterhead, '/admin')),
    ],
    attachments: [lessonCalendar(mail, 'owner')],
  });
}
