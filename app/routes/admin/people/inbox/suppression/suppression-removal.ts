import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { localPath } from '#app/web/page-language.ts';
import { liftSuppression } from '#studio/shared/email/suppression/lift-suppression.ts';
import { ownersForm } from '../../../owners-form.ts';
import type { Route } from './+types/suppression-removal';

export default NoView;
export const middleware = showPage('/admin/messages');

/** `POST /admin/messages/suppression-removal`: emails to the address are sent again; then `back`. */
export async function action(args: Route.ActionArgs) {
  const { who, world, form } = await ownersForm('inbox', args, '/admin/messages');
  const outcome = await liftSuppression(world, who, textOf(form, 'email'));
  if (!outcome.ok) throw data(null, { status: 400 });
  throw redirect(form.has('back') ? localPath(textOf(form, 'back')) : '/admin/messages', 303);
}
