import { redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { disconnectAccount } from '#studio/external-calendars/change-accounts.ts';
import { ownersAction } from '../../owners-form.ts';
import type { Route } from './+types/account-deletion';
import { calendarsPage } from './read-calendars.ts';

export default NoView;
export const middleware = showPage(calendarsPage);

/** `POST /admin/settings/calendars/accounts/<id>/deletion` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path } = await ownersAction(args, calendarsPage);
  await disconnectAccount(world, who, args.params.account);
  throw redirect(`${path}?flash=disconnected`, 303);
}
