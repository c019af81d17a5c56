import { type EmailContent, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { applicationTexts, orderTexts } from '../texts/order-texts.ts';
import type { ApplicationMail } from './application-email.ts';
import { personalLineBlocks, type WithPersonalLine } from './personal-line.ts';

export function applicationDeclinedUnpaid(mail: ApplicationMail & WithPersonalLine): EmailContent {
  const { language, branding, programme } = mail;
  const words = orderTexts.of(mail).declined;
  const own = applicationTexts.of(mail).declined;
  return renderEmail({
    branding,
    language,
    subject: own.subject(programme),
    headline: words.headline,
    blocks: [
      greeting(mail, mail.name),
      text(words.lead(programme)),
      ...personalLineBlocks(mail),
      text(own.unpaid),
    ],
  });
}
