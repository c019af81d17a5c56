import { data } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import { confirmWaitingListEntry } from '#studio/teaching/waiting-list/join-waiting-list.ts';
import { unlistedMeta } from '../../../site/seo.ts';
import { OptInLinkPage, optInLinkTitle } from '../parts/opt-in-link-page.tsx';
import type { Route } from './+types/confirm';
import { waitingListLinkPage } from './waiting-list-link.data.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  return waitingListLinkPage(context, 'confirm', params.token);
}

export async function action({ context, params }: Route.ActionArgs) {
  const outcome = await confirmWaitingListEntry(worldOf(context), { token: params.token });
  return data(outcome, { status: outcome.ok ? 200 : 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return unlistedMeta(loaderData?.frame, loaderData ? optInLinkTitle(loaderData) : '');
}

export default function WaitingListConfirm({ loaderData, actionData }: Route.ComponentProps) {
  return <OptInLinkPage {...loaderData} {...(actionData?.ok ? { state: 'done' as const } : {})} />;
}
