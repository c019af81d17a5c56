import { siteAddress } from '#studio/email/branding.ts';
import { button, type MailContent, text } from '#studio/email/email-content.ts';
import { writeLetter } from '#studio/email/render-email.ts';
import { tellDate } from '#studio/shared/format-time.ts';
import { ownerWords } from '../owner-texts.ts';
import type { LessonMail } from './booking-email.ts';
import { hourBlock, lessonFacts } from './booking-email.ts';

/** To the owner: an hour kept for somebody was not paid by its link, and is free again. `language` is the owner's. */
export function ownerUnpaid(mail: LessonMail): MailContent {
  const { language, letterhead, lesson } = mail;
  const words = ownerWords[language];
  const day = lesson.start.toZonedDateTimeISO(letterhead.timeZone).toPlainDate();
  return writeLetter({
    letterhead,
    language,
    subject: words.unpaid.subject(lesson.name, tellDate(day, language)),
    headline: words.unpaid.headline,
    blocks: [
      text(words.unpaid.lead(lesson.name)),
      hourBlock(lesson, letterhead.timeZone, language, true),
      lessonFacts(mail, [words.student, lesson.name], [words.mail, lesson.email]),
      button(words.unpaid.button, siteAddress(letterhead, `/admin/bookings/${lesson.bookingId}`)),
    ],
  });
}
