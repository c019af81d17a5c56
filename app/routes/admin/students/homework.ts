import { data, redirect } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { type HomeworkField, setHomework } from '#studio/students/homework.ts';
import type { Route } from './+types/homework';
import { requestedStudent } from './requested-student.ts';

export default NoView;
export const middleware = showPage('/admin/students/:student');

/** Refused, with what was typed. */
export interface RefusedHomework {
  homeworkFields: HomeworkField[];
  typed: Record<HomeworkField, string>;
}

/** `POST /admin/students/<account>/homework` */
export async function action(args: Route.ActionArgs) {
  const { pageWith, world, who, student } = await requestedStudent(args);
  const form = await readForm(args.request);
  const typed = { body: textOf(form, 'body').slice(0, 10_000), dueOn: textOf(form, 'dueOn').slice(0, 20) };
  const outcome = await setHomework(world, who, { student, once: withIdempotency(form), ...typed });
  if (!outcome.ok) {
    const refused: RefusedHomework = { homeworkFields: outcome.fields, typed };
    return data(refused, { status: 400 });
  }
  throw redirect(pageWith('homework'), 303);
}
