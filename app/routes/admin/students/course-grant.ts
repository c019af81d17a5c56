import { data, redirect } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { type CourseGrantField, grantCourse } from '#studio/students/grant-course.ts';
import type { Route } from './+types/course-grant';
import { requestedStudent } from './requested-student.ts';

export default NoView;
export const middleware = showPage('/admin/students/:student');

/** Refused, with what was typed. `isEnrolled`: the course is open to the person already. */
export interface RefusedCourse {
  courseFields: CourseGrantField[];
  isEnrolled: boolean;
  typed: Record<CourseGrantField, string>;
}

/** `POST /admin/students/<account>/courses`: access to a course without a purchase. */
export async function action(args: Route.ActionArgs) {
  const { pageWith, world, who, student } = await requestedStudent(args);
  const form = await readForm(args.request);
  const typed = {
    courseId: textOf(form, 'courseId').slice(0, 200),
    reason: textOf(form, 'reason').slice(0, 2_000),
  };
  const outcome = await grantCourse(world, who, { student, once: withIdempotency(form), ...typed });
  if (!outcome.ok) {
    const isEnrolled = outcome.refusal === 'enrolled';
    const refused: RefusedCourse = {
      courseFields: outcome.refusal === 'invalid' ? outcome.fields : [],
      isEnrolled,
      typed,
    };
    return data(refused, { status: isEnrolled ? 409 : 400 });
  }
  throw redirect(pageWith('enrolled'), 303);
}
