import { data } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import { confirmDateNotice } from '#studio/calendar/date-notices/date-notice.ts';
import { unlistedMeta } from '../../site/seo.ts';
import type { Route } from './+types/notify-confirm';
import { notifyLinkPage } from './notify-link.data.ts';
import { OptInLinkPage, optInLinkTitle } from './parts/opt-in-link-page.tsx';

export function loader({ context, params }: Route.LoaderArgs) {
  return notifyLinkPage(context, 'confirm', params.token);
}

export async function action({ context, params }: Route.ActionArgs) {
  const outcome = await confirmDateNotice(worldOf(context), { token: params.token });
  return data(outcome, { status: outcome.ok ? 200 : 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return unlistedMeta(loaderData?.frame, loaderData ? optInLinkTitle(loaderData) : '');
}

export default function NotifyConfirm({ loaderData, actionData }: Route.ComponentProps) {
  return <OptInLinkPage {...loaderData} {...(actionData?.ok ? { state: 'done' as const } : {})} />;
}
