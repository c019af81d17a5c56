import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, facts, text } from '#studio/shared/email/email-content.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { ownerTexts } from './owner.messages.ts';

export interface OwnerTask {
  branding: Branding;
  language: Language;
  title: string;
  explanation: string;
  dueAt: Temporal.Instant | null;
}

export function ownerTask(mail: OwnerTask): EmailContent {
  const { language, branding } = mail;
  const words = ownerTexts[language];
  return renderEmail({
    branding,
    language,
    isForOwner: true,
    subject: words.task.subject(mail.title),
    headline: words.task.headline,
    blocks: [
      text(mail.title),
      text(mail.explanation),
      ...(mail.dueAt ? [facts([words.task.due, formats[language].dayAndTime(mail.dueAt)])] : []),
      button(words.openAdmin, siteAddress(branding, '/admin')),
    ],
  });
}
