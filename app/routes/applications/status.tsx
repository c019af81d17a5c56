import { data, redirect } from 'react-router';
import { PageHead } from '#app/ui/page-head.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { PaymentUnavailable } from '#platform/payments/payments.ts';
import { payApplication } from '#studio/applications/pay-application.ts';
import { withdrawApplication } from '#studio/applications/withdraw-application.ts';
import { payHeaders, payStatus } from '../booking/answer-refusal.ts';
import { ownPath } from '../booking/own-path.ts';
import { siteFrame } from '../site/frame.ts';
import { SitePage } from '../site/parts/site-page.tsx';
import type { Route } from './+types/status';
import { linkedApplication, readStatus } from './read-status.ts';
import { statusMessages } from './status.messages.ts';
import { StatusParts } from './status-parts.tsx';

/** `/applications/<token>` */
export async function loader({ context, params }: Route.LoaderArgs) {
  const here = ownPath(factsOf(context), `/applications/${params.token}`);
  const status = await readStatus(context, await linkedApplication(context, params.token), here);
  return { status, token: params.token, frame: await siteFrame(context) };
}

/** Pays (without scripts) or withdraws. Idempotent: both check the current state. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const world = worldOf(context);
  const facts = factsOf(context);
  const words = statusMessages[facts.language];
  const { id } = await linkedApplication(context, params.token);
  const here = ownPath(facts, `/applications/${params.token}`);
  const form = await readForm(request);
  if (textOf(form, 'intent') === 'withdraw') {
    try {
      const outcome = await withdrawApplication(world, { applicationId: id });
      if (outcome.ok) return redirect(here, 303);
      return data({ problem: words.answered }, { status: 409 });
    } catch (error) {
      if (!(error instanceof PaymentUnavailable)) throw error;
      return data({ problem: words.noAnswer }, { status: 503 });
    }
  }
  const who = await whoOf(request, context);
  const outcome = await payApplication(world, who, { applicationId: id, returnPath: here });
  if (outcome.ok) return redirect(outcome.url, 303);
  const isPaused = payStatus[outcome.refusal] === 429;
  return data({ problem: outcome.message }, { status: isPaused ? 429 : 409, headers: payHeaders(outcome) });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = statusMessages[loaderData?.status.language ?? 'en'].title;
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export default function ApplicationStatus({ loaderData, actionData }: Route.ComponentProps) {
  const { status, token, frame } = loaderData;
  return (
    <SitePage frame={frame}>
      <PageHead headline={status.headline} lead={status.lead} />
      <div className="wrap manage-page application-status">
        <StatusParts status={status} problem={actionData?.problem ?? null} token={token} />
        <p className="quiet">{statusMessages[status.language].keepLink}</p>
      </div>
    </SitePage>
  );
}
