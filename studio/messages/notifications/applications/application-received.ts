import { button, type EmailContent, facts, small, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import { applicationTexts } from '../texts/order-texts.ts';
import type { ApplicationMail } from './application-email.ts';

export interface ApplicationReceived extends ApplicationMail {
  answerBy: Temporal.PlainDate;
  /** File names; only their number while the address is unconfirmed. */
  files: readonly string[] | number;
  isReserved: boolean;
  statusUrl: string;
}

export function applicationReceived(mail: ApplicationReceived): EmailContent {
  const { language, branding } = mail;
  const words = applicationTexts.of(mail);
  const { files: given } = mail;
  const files = typeof given === 'number' ? (given > 0 ? String(given) : '') : given.join('\n');
  const day = formats[language].day(mail.answerBy);
  return renderEmail({
    branding,
    language,
    subject: words.received.subject(mail.programme),
    headline: words.received.headline,
    blocks: [
      greeting(mail, mail.name),
      text(words.received.lead(mail.programme)),
      text(words.received.answer(day)),
      ...(mail.isReserved ? [text(words.received.reserved)] : []),
      facts([words.answerBy, day], files === '' ? null : [words.files, files]),
      button(words.status, mail.statusUrl),
      small(words.keepLink),
    ],
  });
}
