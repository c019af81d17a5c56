import { button, type MailContent, small, text } from '#studio/email/email-content.ts';
import { writeLetter } from '#studio/email/render-email.ts';
import { tellDate } from '#studio/shared/format-time.ts';
import { formatMoney, type Money } from '#studio/shared/money.ts';
import { withdrawLink } from '../orders/withdraw-link.ts';
import type { LessonMail } from './booking-email.ts';
import { hourBlock, lessonCalendar, lessonFacts, lessonWords, meetingLink } from './booking-email.ts';

export interface BookingConfirmed extends LessonMail {
  /** What was paid for this hour; null when a credit, the owner or the lesson itself covers it. */
  paid: Money | null;
  /** The secret address where the booking is moved or cancelled. */
  manageUrl: string;
  /** Until how many hours before the start it can be moved. */
  moveNoticeHours: number;
}

/** To the visitor: the hour is theirs. Carries the invitation for the calendar. */
export function bookingConfirmed(mail: BookingConfirmed): MailContent {
  const { language, letterhead, lesson } = mail;
  const words = lessonWords(mail);
  const day = lesson.start.toZonedDateTimeISO(letterhead.timeZone).toPlainDate();
  return writeLetter({
    letterhead,
    language,
    subject: words.confirmed.subject(tellDate(day, language)),
    headline: words.confirmed.headline,
    blocks: [
      text(words.hello(lesson.name)),
      hourBlock(lesson, letterhead.timeZone, language),
      text(words.confirmed.lead),
      lessonFacts(mail, mail.paid && [words.paid, formatMoney(mail.paid, language)]),
      ...meetingLink(mail),
      button(words.manage, mail.manageUrl),
      small(words.until(mail.moveNoticeHours)),
      small(words.keepLink),
      { kind: 'links', items: [withdrawLink(letterhead, language)] },
    ],
    attachments: [lessonCalendar(mail, 'visitor')],
  });
}
