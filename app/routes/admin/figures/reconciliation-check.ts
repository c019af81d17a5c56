import { redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { checkNow } from '#studio/reconciliation/differences/find-differences.ts';
import { ownersAction } from '../owners-form.ts';
import type { Route } from './+types/reconciliation-check';

const page = '/admin/reconciliation';

export default NoView;
export const middleware = showPage(page);

/** `POST /admin/reconciliation/check` */
export async function action(args: Route.ActionArgs) {
  const { who, world } = await ownersAction(args, page);
  await checkNow(world, who);
  throw redirect(`${page}?flash=checked`, 303);
}
