import { redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { endSetUp } from '#studio/own-studio/end-set-up.ts';
import { ownersAction } from '../owners-form.ts';
import type { Route } from './+types/set-up-end';

export default NoView;
export const middleware = showPage('/admin');

/** `POST /admin/set-up/end` */
export async function action(args: Route.ActionArgs): Promise<never> {
  const { who, world } = await ownersAction(args, '/admin');
  await endSetUp(world, who);
  throw redirect('/admin', 303);
}
