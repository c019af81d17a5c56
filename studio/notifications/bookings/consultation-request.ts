import { button, type MailContent, small, text } from '#studio/email/email-content.ts';
import { writeLetter } from '#studio/email/render-email.ts';
import { hourBlock, type LessonMail, lessonFacts } from './booking-email.ts';
import { request } from './consultation.messages.ts';

export interface ConsultationRequest extends LessonMail {
  /** The page with the button that books; it opens no more doors than that. */
  confirmUrl: string;
  /** How long the half hour is kept. */
  holdMinutes: number;
}

/** To whoever chose a half hour: one button. It carries no calendar file, because nothing is booked yet. */
export function consultationRequest(mail: ConsultationRequest): MailContent {
  const { language, letterhead, lesson } = mail;
  const words = request[language];
  return writeLetter({
    letterhead,
    language,
    subject: words.subject,
    headline: words.headline,
    blocks: [
      hourBlock(lesson, letterhead.timeZone, language),
      text(words.lead(mail.holdMinutes)),
      lessonFacts(mail),
      button(words.confirm, mail.confirmUrl),
      small(words.ignore),
    ],
  });
}
