import { siteAddress } from '#studio/email/branding.ts';
import { button, type MailContent } from '#studio/email/email-content.ts';
import { writeLetter } from '#studio/email/render-email.ts';
import { tellDate } from '#studio/shared/format-time.ts';
import { ownerWords } from '../owner-texts.ts';
import type { LessonMail } from './booking-email.ts';
import { hourBlock, lessonCalendar, lessonFacts } from './booking-email.ts';
import { type MoneyOutcome, tellMoneyToOwner } from './money-outcome.ts';

/** `language` is the owner's. */
export interface OwnerCancellation extends LessonMail {
  money: MoneyOutcome;
}

/** To the owner: an hour is free again, and what became of the money. */
export function ownerCancellation(mail: OwnerCancellation): MailContent {
  const { language, letterhead, lesson } = mail;
  const words = ownerWords[language];
  const { cancelled } = lesson.kind === 'consultation' ? words.consultation : words;
  const day = lesson.start.toZonedDateTimeISO(letterhead.timeZone).toPlainDate();
  return writeLetter({
    letterhead,
    language,
    subject: cancelled.subject(lesson.name, tellDate(day, language)),
    headline: cancelled.headline,
    blocks: [
      hourBlock(lesson, letterhead.timeZone, language, true),
      lessonFacts(
        mail,
        [words.student, lesson.name],
        [words.mail, lesson.email],
        lesson.kind === 'session' ? [words.money, tellMoneyToOwner(mail.money, language)] : null,
      ),
      button(words.desk, siteAddress(letterhead, '/admin')),
    ],
    attachments: [lessonCalendar(mail, 'owner', true)],
  });
}
