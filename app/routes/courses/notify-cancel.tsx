import { data } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import { cancelDateNotice } from '#studio/newsletter/date-notice.ts';
import { dateNoticeByLink } from '#studio/newsletter/date-notices.queries.ts';
import { siteFrame } from '../site/frame.ts';
import type { Route } from './+types/notify-cancel';
import { NotifyLinkPage, type NotifyLinkPageProps, notifyLinkTitle } from './parts/notify-link-page.tsx';

/** `/courses/notify/cancel/<token>` */
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await dateNoticeByLink(worldOf(context), 'cancel', params.token);
  const page: NotifyLinkPageProps = {
    frame: await siteFrame(context),
    purpose: 'cancel',
    state: found ? 'asks' : 'gone',
    email: found?.email ?? '',
  };
  return data(page, { status: found ? 200 : 404 });
}

/** Also one-click (RFC 8058). */
export async function action({ context, params }: Route.ActionArgs) {
  const outcome = await cancelDateNotice(worldOf(context), { token: params.token });
  return data(outcome, { status: outcome.ok ? 200 : 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData ? notifyLinkTitle(loaderData) : '' }, { name: 'robots', content: 'noindex' }];
}

export default function NotifyCancel({ loaderData, actionData }: Route.ComponentProps) {
  return <NotifyLinkPage {...loaderData} {...(actionData?.ok ? { state: 'done' as const } : {})} />;
}
