import { data } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import { leaveWaitingList } from '#studio/teaching/waiting-list/join-waiting-list.ts';
import { unlistedMeta } from '../../../site/seo.ts';
import { OptInLinkPage, optInLinkTitle } from '../parts/opt-in-link-page.tsx';
import type { Route } from './+types/leave';
import { waitingListLinkPage } from './waiting-list-link.data.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  return waitingListLinkPage(context, 'leave', params.token);
}

/** Also one-click (RFC 8058). */
export async function action({ context, params }: Route.ActionArgs) {
  const outcome = await leaveWaitingList(worldOf(context), { token: params.token });
  return data(outcome, { status: outcome.ok ? 200 : 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return unlistedMeta(loaderData?.frame, loaderData ? optInLinkTitle(loaderData) : '');
}

export default function WaitingListLeave({ loaderData, actionData }: Route.ComponentProps) {
  return <OptInLinkPage {...loaderData} {...(actionData?.ok ? { state: 'done' as const } : {})} />;
}
