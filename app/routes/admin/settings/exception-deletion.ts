import { redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { removeException } from '#studio/calendar/change-exceptions.ts';
import { ownersAction } from '../owners-form.ts';
import type { Route } from './+types/exception-deletion';
import { exceptionsPage } from './read-exceptions.ts';

export default NoView;
export const middleware = showPage(exceptionsPage);

/** `POST /admin/settings/exceptions/<id>/deletion` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path } = await ownersAction(args, exceptionsPage);
  await removeException(world, who, args.params.exception);
  throw redirect(`${path}?flash=removed`, 303);
}
