import { type Letterhead, siteAddress } from '#studio/email/branding.ts';
import { button, facts, type MailContent, text } from '#studio/email/email-content.ts';
import { writeLetter } from '#studio/email/render-email.ts';
import { tellClock, tellDate } from '#studio/shared/format-time.ts';
import type { Language } from '#studio/shared/language.ts';
import { ownerWords } from './owner-texts.ts';

export interface OwnerTask {
  letterhead: Letterhead;
  /** The owner's. */
  language: Language;
  /** What the list calls it: 'Accept or decline Voice Elevated: Mia Holm'. */
  title: string;
  /** What happened, and what the remedy does. */
  explanation: string;
  dueAt: Temporal.Instant | null;
}

/** To the owner: one more thing on the list. */
export function ownerTask(mail: OwnerTask): MailContent {
  const { language, letterhead } = mail;
  const words = ownerWords[language];
  const due = mail.dueAt?.toZonedDateTimeISO(letterhead.timeZone);
  return writeLetter({
    letterhead,
    language,
    subject: words.task.subject(mail.title),
    headline: words.task.headline,
    blocks: [
      text(mail.title),
      text(mail.explanation),
      ...(due
        ? [
            facts([
              words.task.due,
              `${tellDate(due.toPlainDate(), language)}, ${tellClock(due.toPlainTime(), language)}`,
            ]),
          ]
        : []),
      button(words.desk, siteAddress(letterhead, '/admin')),
    ],
  });
}
