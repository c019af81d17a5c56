import { data, redirect } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { revokeCredits } from '#studio/students/grant-credits.ts';
import type { Route } from './+types/credit-revocation';
import { requestedStudent } from './requested-student.ts';

export default NoView;
export const middleware = showPage('/admin/students/:student');

export interface RefusedRevocation {
  creditId: string;
  revocation: 'not-found' | 'no-reason';
  reason: string;
}

/** `POST /admin/students/<account>/credits/revocation` */
export async function action(args: Route.ActionArgs) {
  const { pageWith, world, who, student } = await requestedStudent(args);
  const form = await readForm(args.request);
  const reason = textOf(form, 'reason').slice(0, 2_000);
  const entitlementId = textOf(form, 'id');
  const outcome = await revokeCredits(world, who, { entitlementId, emails: student.emails, reason });
  if (!outcome.ok) {
    const refused: RefusedRevocation = { creditId: entitlementId, revocation: outcome.refusal, reason };
    return data(refused, { status: outcome.refusal === 'no-reason' ? 400 : 409 });
  }
  throw redirect(pageWith('credits-revoked'), 303);
}
