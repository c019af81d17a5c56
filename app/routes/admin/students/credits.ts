import { data, redirect } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { type GrantField, grantCredits } from '#studio/students/grant-credits.ts';
import type { Route } from './+types/credits';
import { requestedStudent } from './requested-student.ts';

export default NoView;
export const middleware = showPage('/admin/students/:student');

export interface RefusedGrant {
  grantFields: GrantField[];
  typed: Record<GrantField, string>;
}

/** `POST /admin/students/<account>/credits`: session credits without a purchase. */
export async function action(args: Route.ActionArgs) {
  const { pageWith, world, who, student } = await requestedStudent(args);
  const form = await readForm(args.request);
  const typed = {
    offerId: textOf(form, 'offerId').slice(0, 100),
    count: textOf(form, 'count').slice(0, 20),
    months: textOf(form, 'months').slice(0, 20),
    reason: textOf(form, 'reason').slice(0, 2_000),
  };
  const outcome = await grantCredits(world, who, { student, once: withIdempotency(form), ...typed });
  if (!outcome.ok) {
    const refused: RefusedGrant = { grantFields: outcome.fields, typed };
    return data(refused, { status: 400 });
  }
  throw redirect(pageWith('granted'), 303);
}
