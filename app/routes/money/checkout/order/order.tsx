import { data, type RouterContextProvider, redirect } from 'react-router';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { payerHeaders } from '#app/web/session/payer-cookie.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { payOrder } from '#studio/money/checkout/pay-order.ts';
import { payHeaders, payStatus } from '../../../calendar/booking/answer-refusal.ts';
import { ownPath } from '../../../calendar/booking/own-path.ts';
import { siteFrame } from '../../../site/frame.ts';
import { SitePage } from '../../../site/parts/site-page.tsx';
import { unlistedMeta } from '../../../site/seo.ts';
import stylesheet from '../checkout-pages.css?url';
import type { Route } from './+types/order';
import { orderPageMessages } from './order.messages.ts';
import { OrderParts } from './order-parts.tsx';
import { readOrder } from './read-order.ts';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  return {
    view: await shown(request, context, params.token),
    language: factsOf(context).language,
    frame: await siteFrame(context),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  await shown(request, context, params.token);
  const outcome = await payOrder(worldOf(context), await whoOf(request, context), {
    token: params.token,
    returnPath: ownPath(factsOf(context), `/orders/${params.token}`),
  });
  if (outcome.ok)
    return redirect(outcome.url, { status: 303, headers: payerHeaders(worldOf(context).settings, outcome) });
  return data(
    { problem: outcome.message },
    { status: payStatus[outcome.refusal], headers: payHeaders(outcome) },
  );
}

async function shown(request: Request, context: Readonly<RouterContextProvider>, token: string) {
  const facts = factsOf(context);
  const who = await whoOf(request, context);
  const here = ownPath(facts, `/orders/${token}`);
  const view = await readOrder(worldOf(context), { who, facts, which: { token }, here });
  if (!view) throw data(null, { status: 404 });
  return view;
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = orderPageMessages[loaderData?.language ?? 'en'].title;
  return unlistedMeta(loaderData?.frame, title);
}

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { view, language, frame } = loaderData;
  const words = orderPageMessages[language];
  return (
    <SitePage frame={frame} omits={['newsletter', 'contact']}>
      <PlainHead headline={words.headline(view.number)} lead={view.state} />
      <OrderParts view={view} words={words} prefix={frame.prefix} problem={actionData?.problem ?? null} />
    </SitePage>
  );
}
