import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { actionHeaders, NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { deviceName } from '#app/web/session/device-name.ts';
import { addDevice } from '#studio/push/change-devices.ts';
import { ownersForm } from '../../owners-form.ts';
import type { Route } from './+types/device-addition';
import type { NotificationsResult } from './notifications.tsx';
import { notificationsPage } from './notifications-page.ts';

export default NoView;
export const middleware = showPage(notificationsPage);
export const headers = actionHeaders;

/** `POST /admin/settings/notifications/devices`: the browser's subscription, also from the service worker. */
export async function action(args: Route.ActionArgs) {
  const { who, world, form, path } = await ownersForm(args, notificationsPage);
  const [endpoint, p256dh, auth] = ['endpoint', 'p256dh', 'auth'].map((name) => textOf(form, name));
  const outcome = await addDevice(world, who, {
    sessionId: await world.accounts.sessionIdOf(args.request.headers),
    name: deviceName(args.request),
    subscription: { endpoint: endpoint ?? '', p256dh: p256dh ?? '', auth: auth ?? '' },
  });
  if (outcome.ok) throw redirect(`${path}?flash=added`, 303);
  const result: NotificationsResult = { device: outcome.refusal };
  return data(result, { status: outcome.refusal === 'bad-input' ? 400 : 409 });
}
