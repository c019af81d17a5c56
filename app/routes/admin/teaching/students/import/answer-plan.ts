import { data } from 'react-router';
import type { Language } from '#studio/shared/language.ts';
import type { PlanOutcome } from '#studio/teaching/students/import/import-students.ts';
import { importMessages } from './import.messages.ts';
import type { ImportResult } from './import-result.ts';
import { shownColumns, shownPlan } from './read-list.ts';

/** The columns of the list and what importing it would do. */
export function answerPlan(plan: PlanOutcome, language: Language, problem?: string) {
  const { problems } = importMessages[language];
  const { text } = plan;
  if (plan.ok) {
    const shown = { columns: shownColumns(plan.columns, language), plan: shownPlan(plan, language), text };
    return data<ImportResult>(problem ? { ...shown, problem } : shown, { status: problem ? 409 : 200 });
  }
  const refused = { problem: problems[plan.refusal], text };
  if (plan.refusal !== 'no-email') return data<ImportResult>(refused, { status: 400 });
  return data<ImportResult>({ ...refused, columns: shownColumns(plan.columns, language) }, { status: 400 });
}
