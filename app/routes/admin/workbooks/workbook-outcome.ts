import { data, redirect } from 'react-router';

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

const statuses: Readonly<Record<string, number>> = {
  'not-found': 404,
  changed: 409,
  'changed-meanwhile': 409,
  'file-changed': 409,
  busy: 413,
  'pdf-too-large': 413,
};

export function showWorkbookOutcome(outcome: Outcome) {
  if ('to' in outcome) throw redirect(outcome.to, 303);
  const { message: problem, refusal, typed = null, isPublished = false } = outcome;
  const refused: WorkbookRefusal = { problem, refusal, typed, isPublished };
  return data(refused, { status: statuses[refusal] ?? 400 });
}
