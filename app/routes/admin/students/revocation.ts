import { data, redirect } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { revokeEnrolment } from '#studio/learning/revoke-enrolment.ts';
import type { Route } from './+types/revocation';
import { requestedStudent } from './requested-student.ts';

export default NoView;
export const middleware = showPage('/admin/students/:student');

/** `POST /admin/students/<account>/revocation`: ends the access to one course. */
export async function action(args: Route.ActionArgs) {
  const { pageWith, world, who, student } = await requestedStudent(args);
  const form = await readForm(args.request);
  const outcome = await revokeEnrolment(world, who, {
    entitlementId: textOf(form, 'id'),
    emails: student.emails,
    userId: student.userId,
  });
  if (!outcome.ok) return data({ isGone: true }, { status: 409 });
  throw redirect(pageWith('revoked'), 303);
}
