import { redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { removeDevice } from '#studio/push/change-devices.ts';
import { ownersAction } from '../../owners-form.ts';
import type { Route } from './+types/device-removal';
import { notificationsPage } from './notifications-page.ts';

export default NoView;
export const middleware = showPage(notificationsPage);

/** `POST /admin/settings/notifications/devices/<id>/removal` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path } = await ownersAction(args, notificationsPage);
  await removeDevice(world, who, args.params.device);
  throw redirect(`${path}?flash=removed`, 303);
}
