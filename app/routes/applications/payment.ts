import { data, redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { payApplication } from '#studio/applications/pay-application.ts';
import { payHeaders, payStatus } from '../booking/answer-refusal.ts';
import { ownPath } from '../booking/own-path.ts';
import type { Route } from './+types/payment';
import { linkedApplication } from './read-status.ts';

export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export default NoView;
export const middleware = showPage('/applications/:token');

/** `POST /applications/<token>/payment`, without scripts. Idempotent: it checks the current state. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { id } = await linkedApplication(context, params.token);
  const who = await whoOf(request, context);
  const returnPath = ownPath(factsOf(context), `/applications/${params.token}`);
  const outcome = await payApplication(worldOf(context), who, { applicationId: id, returnPath });
  if (outcome.ok) return redirect(outcome.url, 303);
  const isPaused = payStatus[outcome.refusal] === 429;
  return data({ problem: outcome.message }, { status: isPaused ? 429 : 409, headers: payHeaders(outcome) });
}
