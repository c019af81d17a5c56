import { data } from 'react-router';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { subscriptionByLink } from '#studio/people/newsletter/subscription-by-link.queries.ts';
import { unsubscribe } from '#studio/people/newsletter/unsubscribe.ts';
import { siteFrame } from '../frame.ts';
import { unlistedMeta } from '../seo.ts';
import type { Route } from './+types/newsletter-unsubscribe';
import { type LinkPage, NewsletterLinkPage, titleOf } from './newsletter-link-page.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await subscriptionByLink(worldOf(context), 'unsubscribe', params.token);
  const page: LinkPage = {
    frame: await siteFrame(context),
    purpose: 'unsubscribe',
    state: !found ? 'gone' : found.isUnsubscribed ? 'done' : 'asks',
    email: found?.email ?? '',
  };
  return data(page, { status: found ? 200 : 404 });
}

/** The page's button, and one-click unsubscription (RFC 8058), which posts `List-Unsubscribe=One-Click`. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const who = await whoOf(request, context);
  const outcome = await unsubscribe(worldOf(context), who, { token: params.token });
  return data(outcome, { status: outcome.ok ? 200 : 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return unlistedMeta(loaderData?.frame, loaderData ? titleOf(loaderData) : '');
}

export default function NewsletterUnsubscribe({ loaderData }: Route.ComponentProps) {
  return <NewsletterLinkPage {...loaderData} />;
}
