import { data } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { importStudents } from '#studio/teaching/students/import/import-students.ts';
import { ownersForm } from '../../owners-form.ts';
import { importMessages } from './import.messages.ts';
import type { ImportResult } from './import.tsx';
import { faultyLines } from './read-list.ts';

const page = '/admin/students/import';

const posts = postsBelow(page, { confirmation });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

/** What had no errors is stored; the rest is in the form again. */
async function confirmation(args: PostArgs) {
  const { who, world, form, language } = await ownersForm('students', args, page);
  const text = textOf(form, 'text');
  const plan = await importStudents(world, who, text);
  const words = importMessages[language];
  if (!plan.ok) {
    return data<ImportResult>({ problem: words.problems[plan.refusal], text }, { status: 400 });
  }
  const rest = faultyLines(plan, language);
  return data<ImportResult>({ done: words.done(plan.counts.new, plan.counts.known), text: rest });
}
