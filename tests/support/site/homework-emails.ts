import type { Branding } from '#studio/email/branding.ts';
import type { EmailContent } from '#studio/email/email-content.ts';
import { homeworkSet } from '#studio/notifications/students/homework-set.ts';
import type { Language } from '#studio/shared/language.ts';

export function homeworkEmails(reader: {
  branding: Branding;
  language: Language;
  name: string;
}): Record<string, EmailContent> {
  const body = 'Sirens, five minutes.\n<b>Æ</b> and ø.';
  return {
    homeworkSet: homeworkSet({ ...reader, body, dueOn: Temporal.PlainDate.from('2026-12-01') }),
    homeworkWithoutDay: homeworkSet({ ...reader, body, dueOn: null }),
  };
}
