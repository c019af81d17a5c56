import { siteAddress } from '#studio/shared/email/branding.ts';
import { type Block, button, type EmailContent, facts, text } from '#studio/shared/email/email-content.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import type { Money } from '#studio/shared/money.ts';
import { ownerTexts } from '../owner.messages.ts';
import { applicationTexts } from '../texts/order-texts.ts';
import type { ApplicationMail } from './application-email.ts';

export interface OwnerApplication extends ApplicationMail {
  applicationId: string;
  email: string;
  phone: string;
  answers: ReadonlyArray<readonly [question: string, answer: string]>;
  fileNames: readonly string[];
  answerBy: Temporal.PlainDate;
  reserved: Money | null;
}

export function ownerApplication(mail: OwnerApplication): EmailContent {
  const { language, branding, reserved } = mail;
  const words = applicationTexts.of(mail);
  const answers = mail.answers.flatMap(([question, answer]): Block[] => [
    text(question),
    { kind: 'quote', text: answer },
  ]);
  return renderEmail({
    branding,
    language,
    isForOwner: true,
    subject: words.owner.subject(mail.programme, mail.name),
    headline: words.owner.headline,
    blocks: [
      facts(
        [ownerTexts[language].sender, mail.name],
        [ownerTexts[language].mail, mail.email],
        [ownerTexts[language].phone, mail.phone],
        [words.answerBy, formats[language].day(mail.answerBy)],
        mail.fileNames.length > 0 ? [words.files, mail.fileNames.join('\n')] : null,
      ),
      text(reserved ? words.owner.reserved(formats[language].money(reserved)) : words.owner.unpaid),
      ...answers,
      button(words.owner.read, siteAddress(branding, `/admin/applications/${mail.applicationId}`)),
    ],
  });
}
