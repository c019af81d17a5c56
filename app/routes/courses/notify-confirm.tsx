import { data } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import { confirmDateNotice } from '#studio/newsletter/date-notice.ts';
import { dateNoticeByLink } from '#studio/newsletter/date-notices.queries.ts';
import { siteFrame } from '../site/frame.ts';
import type { Route } from './+types/notify-confirm';
import { NotifyLinkPage, type NotifyLinkPageProps, notifyLinkTitle } from './parts/notify-link-page.tsx';

/** `/courses/notify/confirm/<token>` */
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await dateNoticeByLink(worldOf(context), 'confirm', params.token);
  const page: NotifyLinkPageProps = {
    frame: await siteFrame(context),
    purpose: 'confirm',
    state: !found ? 'gone' : found.isConfirmed ? 'done' : 'asks',
    email: found?.email ?? '',
  };
  return data(page, { status: found ? 200 : 404 });
}

export async function action({ context, params }: Route.ActionArgs) {
  const outcome = await confirmDateNotice(worldOf(context), { token: params.token });
  return data(outcome, { status: outcome.ok ? 200 : 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData ? notifyLinkTitle(loaderData) : '' }, { name: 'robots', content: 'noindex' }];
}

export default function NotifyConfirm({ loaderData, actionData }: Route.ComponentProps) {
  return <NotifyLinkPage {...loaderData} {...(actionData?.ok ? { state: 'done' as const } : {})} />;
}
