import type { CoveredBy } from '#platform/db/schema/hours.ts';
import { tellDate } from '#studio/shared/tell-time.ts';
import type { LessonMail } from './lesson.ts';
import { hourBlock, lessonCalendar, lessonFacts } from './lesson.ts';
import { button, type MailContent } from './letter.ts';
import { siteAddress } from './letterhead.ts';
import { ownerWords } from './owner-words.ts';
import { writeLetter } from './write-letter.ts';

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
