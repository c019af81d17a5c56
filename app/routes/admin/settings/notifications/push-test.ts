import { data, redirect } from 'react-router';
import { actionHeaders, NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { sendTestPush } from '#studio/push/change-devices.ts';
import { ownersAction } from '../../owners-form.ts';
import type { Route } from './+types/push-test';
import type { NotificationsResult } from './notifications.tsx';
import { notificationsPage } from './notifications-page.ts';

export default NoView;
export const middleware = showPage(notificationsPage);
export const headers = actionHeaders;

/** `POST /admin/settings/notifications/test`: to all devices. */
export async function action(args: Route.ActionArgs) {
  const { who, world, path } = await ownersAction(args, notificationsPage);
  if ((await sendTestPush(world, who)) > 0) throw redirect(`${path}?flash=tested`, 303);
  const result: NotificationsResult = { device: 'no-devices' };
  return data(result, { status: 409 });
}
