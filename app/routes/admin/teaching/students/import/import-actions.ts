import { data } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { importStudents, planImport } from '#studio/teaching/students/import/import-students.ts';
import { ownersForm } from '../../../owners-form.ts';
import { answerPlan } from './answer-plan.ts';
import { importMessages } from './import.messages.ts';
import type { ImportResult } from './import-result.ts';
import { chosenColumns, faultyLines } from './read-list.ts';

const page = '/admin/students/import';

const posts = postsBelow(page, { confirmation });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

/** What had no errors is stored; the rest is in the form again. Columns that were not shown so are shown first. */
async function confirmation(args: PostArgs) {
  const { who, world, form, language } = await ownersForm('students', args, page);
  const words = importMessages[language];
  const chosen = chosenColumns(form);
  const list = { list: textOf(form, 'text'), chosen };
  if (form.has('seen') && textOf(form, 'seen') !== chosen.join()) {
    return answerPlan(await planImport(world, who, list), language, words.problems['columns-changed']);
  }
  const plan = await importStudents(world, who, list);
  if (!plan.ok) return answerPlan(plan, language);
  if (plan.hasOtherColumns) return answerPlan(plan, language, words.problems['columns-changed']);
  const rest = faultyLines(plan, language);
  const done = words.done(plan.counts.new, plan.counts.known);
  return data<ImportResult>({ done, text: rest, chosen: plan.columns.map(({ role }) => role) });
}
