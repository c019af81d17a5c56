import { data } from 'react-router';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { confirmSubscription } from '#studio/people/newsletter/confirm-subscription.ts';
import { newsletterMark } from '#studio/people/newsletter/newsletter-mark.ts';
import { subscriptionByLink } from '#studio/people/newsletter/subscription-by-link.queries.ts';
import { siteFrame } from '../frame.ts';
import { unlistedMeta } from '../seo.ts';
import type { Route } from './+types/newsletter-confirm';
import { type LinkPage, NewsletterLinkPage, titleOf } from './newsletter-link-page.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await subscriptionByLink(worldOf(context), 'confirm', params.token);
  const page: LinkPage = {
    frame: await siteFrame(context),
    purpose: 'confirm',
    state: !found ? 'gone' : found.isConfirmed ? 'done' : 'asks',
    email: found?.email ?? '',
    mark: newsletterMark(params.token),
  };
  return data(page, { status: found ? 200 : 404 });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const who = await whoOf(request, context);
  const outcome = await confirmSubscription(worldOf(context), who, { token: params.token });
  return data(outcome, { status: outcome.ok ? 200 : 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return unlistedMeta(loaderData?.frame, loaderData ? titleOf(loaderData) : '');
}

export default function NewsletterConfirm({ loaderData }: Route.ComponentProps) {
  return <NewsletterLinkPage {...loaderData} />;
}
