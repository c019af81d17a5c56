import { data, redirect } from 'react-router';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { emailPages } from '#studio/messages/notifications/emails.ts';
import type {
  EditEmailOutcome,
  EditEmailRefusal,
} from '#studio/messages/notifications/texts/edit-email-texts.ts';
import type { TextProblem, TypedTexts } from '#studio/messages/notifications/texts/email-text-input.ts';

export const emailPath = '/admin/emails/:email';

/** 404: no such email. */
export function emailKeyOf(key: string): string {
  if (!emailPages.has(key)) throw data(null, { status: 404 });
  return key;
}

export type EmailResult =
  | {
      kind: 'refused';
      refusal: EditEmailRefusal;
      problems: Readonly<Record<string, TextProblem>>;
      typed: TypedTexts | null;
    }
  | { kind: 'sent'; to: string | null; typed: TypedTexts };

export function showEmailOutcome(outcome: EditEmailOutcome, to: string, typed: TypedTexts | null = null) {
  if (outcome.ok) throw redirect(to, 303);
  const { refusal, problems } = outcome;
  return data<EmailResult>({ kind: 'refused', refusal, problems, typed }, { status: refusalStatus(refusal) });
}
