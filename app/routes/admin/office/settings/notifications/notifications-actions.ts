import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { deviceName } from '#app/web/session/device-name.ts';
import { addDevice, removeDevice, sendTestPush } from '#studio/office/push/change-devices.ts';
import { ownersAction, ownersForm } from '../../../owners-form.ts';
import type { NotificationsResult } from './notifications.tsx';
import { notificationsPage } from './notifications-page.ts';

const posts = postsBelow(notificationsPage, { devices, 'devices/:device/removal': deviceRemoval, test });

export default NoView;
export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export const middleware = posts.middleware;
export const action = posts.action;

/** The browser's subscription, also from the service worker. */
async function devices(args: PostArgs) {
  const { who, world, form, path } = await ownersForm('settings', args, notificationsPage);
  const [endpoint, p256dh, auth] = ['endpoint', 'p256dh', 'auth'].map((name) => textOf(form, name));
  const outcome = await addDevice(world, who, {
    sessionId: await world.accounts.sessionIdOf(args.request.headers),
    name: deviceName(args.request),
    subscription: { endpoint: endpoint ?? '', p256dh: p256dh ?? '', auth: auth ?? '' },
  });
  if (outcome.ok) throw redirect(`${path}?flash=added`, 303);
  const result: NotificationsResult = { device: outcome.refusal };
  return data(result, { status: refusalStatus(outcome.refusal, 409) });
}

async function deviceRemoval(args: PostArgs<'device'>) {
  const { who, world, path } = await ownersAction('settings', args, notificationsPage);
  await removeDevice(world, who, args.params.device);
  throw redirect(`${path}?flash=removed`, 303);
}

async function test(args: PostArgs) {
  const { who, world, path } = await ownersAction('settings', args, notificationsPage);
  if ((await sendTestPush(world, who)) > 0) throw redirect(`${path}?flash=tested`, 303);
  const result: NotificationsResult = { device: 'no-devices' };
  return data(result, { status: 409 });
}
