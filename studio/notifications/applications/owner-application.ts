import { siteAddress } from '#studio/email/branding.ts';
import { type Block, button, facts, type MailContent, text } from '#studio/email/email-content.ts';
import { writeLetter } from '#studio/email/render-email.ts';
import { tellDate } from '#studio/shared/format-time.ts';
import { formatMoney, type Money } from '#studio/shared/money.ts';
import { ownerWords } from '../owner-texts.ts';
import { applicationMailWords } from './application.messages.ts';
import type { ApplicationMail } from './application-email.ts';

export interface OwnerApplication extends ApplicationMail {
  applicationId: string;
  email: string;
  phone: string;
  /** Question and answer, in the form's order. */
  answers: ReadonlyArray<readonly [question: string, answer: string]>;
  fileNames: readonly string[];
  answerBy: Temporal.PlainDate;
  reserved: Money | null;
}

/** To the owner, with the applicant as reply-to: everything that was written. */
export function ownerApplication(mail: OwnerApplication): MailContent {
  const { language, letterhead, reserved } = mail;
  const words = applicationMailWords[language];
  const answers = mail.answers.flatMap(([question, answer]): Block[] => [
    text(question),
    { kind: 'quote', text: answer },
  ]);
  return writeLetter({
    letterhead,
    language,
    subject: words.owner.subject(mail.programme, mail.name),
    headline: words.owner.headline,
    blocks: [
      facts(
        [ownerWords[language].sender, mail.name],
        [ownerWords[language].mail, mail.email],
        [ownerWords[language].phone, mail.phone],
        [words.answerBy, tellDate(mail.answerBy, language)],
        mail.fileNames.length > 0 ? [words.files, mail.fileNames.join('\n')] : null,
      ),
      text(reserved ? words.owner.reserved(formatMoney(reserved, language)) : words.owner.unpaid),
      ...answers,
      button(words.owner.read, siteAddress(letterhead, `/admin/applications/${mail.applicationId}`)),
    ],
  });
}
