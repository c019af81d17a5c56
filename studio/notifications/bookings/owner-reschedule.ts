import { siteAddress } from '#studio/email/branding.ts';
import { button, type MailContent } from '#studio/email/email-content.ts';
import { writeLetter } from '#studio/email/render-email.ts';
import { tellDate } from '#studio/shared/format-time.ts';
import { ownerWords } from '../owner-texts.ts';
import type { LessonMail } from './booking-email.ts';
import { hourBlock, lessonCalendar, lessonFacts } from './booking-email.ts';
import { tellHourShortly } from './format-session-time.ts';

/** `language` is the owner's; `lesson` is the new hour. */
export interface OwnerMove extends LessonMail {
  previousStart: Temporal.Instant;
  previousEnd: Temporal.Instant;
}

/** To the owner: a booked hour was moved. */
export function ownerMove(mail: OwnerMove): MailContent {
  const { language, letterhead, lesson } = mail;
  const words = ownerWords[language];
  const { moved } = lesson.kind === 'consultation' ? words.consultation : words;
  const day = lesson.start.toZonedDateTimeISO(letterhead.timeZone).toPlainDate();
  const hour = { start: mail.previousStart, end: mail.previousEnd };
  const previous = tellHourShortly(hour, letterhead.timeZone, language);
  return writeLetter({
    letterhead,
    language,
    subject: moved.subject(lesson.name, tellDate(day, language)),
    headline: moved.headline,
    blocks: [
      hourBlock(lesson, letterhead.timeZone, language),
      lessonFacts(mail, [words.before, previous], [words.student, lesson.name], [words.mail, lesson.email]),
      button(words.desk, siteAddress(letterhead, '/admin')),
    ],
    attachments: [lessonCalendar(mail, 'owner')],
  });
}
