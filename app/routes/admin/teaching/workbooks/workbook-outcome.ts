import { data, redirect } from 'react-router';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';

export const workbookPage = '/admin/workbooks/:book';

export type TypedEditions = Partial<Record<'en' | 'da', { title: string; description: string }>>;

export interface WorkbookRefusal {
  problem: string;
  refusal: string;
  typed: TypedEditions | null;
  isPublished: boolean;
}

type Outcome =
  | { to: string }
  | { refusal: string; message: string; typed?: TypedEditions; isPublished?: boolean };

export function showWorkbookOutcome(outcome: Outcome) {
  if ('to' in outcome) throw redirect(outcome.to, 303);
  const { message: problem, refusal, typed = null, isPublished = false } = outcome;
  const refused: WorkbookRefusal = { problem, refusal, typed, isPublished };
  return data(refused, { status: refusalStatus(refusal) });
}
