import { data, redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { removeHomework } from '#studio/students/homework.ts';
import { requestedStudent } from '../requested-student.ts';
import type { Route } from './+types/removal';

export default NoView;
export const middleware = showPage('/admin/students/:student');

export interface RefusedRemoval {
  isHomeworkGone: true;
}

/** `POST /admin/students/<account>/homework/<homework>/removal` */
export async function action(args: Route.ActionArgs) {
  const { pageWith, world, who, student } = await requestedStudent(args);
  const { emails } = student;
  const isRemoved = await removeHomework(world, who, { id: args.params.homework, emails });
  if (!isRemoved) return data({ isHomeworkGone: true } satisfies RefusedRemoval, { status: 409 });
  throw redirect(pageWith('homework-removed'), 303);
}
