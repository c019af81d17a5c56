import { data } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { importStudents } from '#studio/students/import/import-students.ts';
import { ownersForm } from '../../owners-form.ts';
import type { Route } from './+types/import-confirmation';
import { importMessages } from './import.messages.ts';
import type { ImportResult } from './import.tsx';
import { faultyLines } from './read-list.ts';

const page = '/admin/students/import';

export default NoView;
export const middleware = showPage(page);

/** `POST /admin/students/import/confirmation`: what had no errors is stored; the rest is in the form again. */
export async function action(args: Route.ActionArgs) {
  const { who, world, form, language } = await ownersForm(args, page);
  const text = textOf(form, 'text');
  const plan = await importStudents(world, who, text);
  const words = importMessages[language];
  if (!plan.ok) {
    const problem = plan.refusal === 'not-owner' ? '' : words.problems[plan.refusal];
    return data<ImportResult>({ problem, text }, { status: 400 });
  }
  const rest = faultyLines(plan, language);
  return data<ImportResult>({ done: words.done(plan.counts.new, plan.counts.known), text: rest });
}
