import { applicationMailWords } from './application.messages.ts';
import type { ApplicationMail } from './application-mail.ts';
import { bookingWords } from './lesson.ts';
import { type MailContent, text } from './letter.ts';
import { orderWords } from './order-mail.ts';
import { writeLetter } from './write-letter.ts';

/** To the applicant who had paid nothing: no seat this time. */
export function applicationNo(mail: ApplicationMail): MailContent {
  const { language, letterhead, programme } = mail;
  const words = orderWords[language].declined;
  const own = applicationMailWords[language].declined;
  return writeLetter({
    letterhead,
    language,
    subject: own.subject(programme),
    headline: words.headline,
    blocks: [text(bookingWords[language].hello(mail.name)), text(words.lead(programme)), text(own.unpaid)],
  });
}
