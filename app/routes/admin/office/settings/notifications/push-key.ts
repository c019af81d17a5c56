import { redirect } from 'react-router';
import { pushKeyFor } from '#studio/office/push/push-keys.ts';
import { ownersAction } from '../../../owners-form.ts';
import type { Route } from './+types/push-key';
import { notificationsPage } from './notifications-page.ts';

export const loader = () => redirect(notificationsPage);

/** `POST /admin/settings/notifications/key`: the key that the browser subscribes with. */
export async function action(args: Route.ActionArgs) {
  const { who, world } = await ownersAction('settings', args, notificationsPage);
  const publicKey = await pushKeyFor(world, who);
  const status = publicKey === null ? 409 : 200;
  return Response.json({ publicKey }, { status, headers: { 'cache-control': 'no-store' } });
}
