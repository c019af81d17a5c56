import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { chooseCourse } from '#studio/learning/edit-course.ts';
import { ownersForm } from '../owners-form.ts';
import type { Route } from './+types/offer-course';
import type { CoursesProblem } from './opened-courses.tsx';

const page = '/admin/courses';

export default NoView;
export const middleware = showPage(page);

/** `POST /admin/courses/offers/<id>`: the course that an offer gives access to. */
export async function action(args: Route.ActionArgs) {
  const { who, world, form } = await ownersForm(args, page);
  const outcome = await chooseCourse(world, who, {
    offerId: args.params.offer,
    before: textOf(form, 'before'),
    courseId: textOf(form, 'course'),
  });
  if (outcome.ok) throw redirect(`${page}?flash=opened#opens`, 303);
  return data<CoursesProblem>({ problem: outcome.message, typed: null }, { status: 409 });
}
