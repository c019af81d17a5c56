import { data, redirect } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { payForSeat } from '#studio/waiting-list/pay-for-seat.ts';
import { payHeaders, payStatus } from '../../booking/answer-refusal.ts';
import { ownPath } from '../../booking/own-path.ts';
import type { Route } from './+types/payment';

export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export default NoView;
const page = '/courses/waiting-list/offers/:token';
export const middleware = showPage(page);

/** `POST /courses/waiting-list/offers/<token>/payment`. Idempotent while the checkout is open. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const currency = textOf(form, 'currency') || 'DKK';
  const returnPath = ownPath(factsOf(context), page.replace(':token', params.token));
  const who = await whoOf(request, context);
  const outcome = await payForSeat(worldOf(context), who, { token: params.token, currency, returnPath });
  if (outcome.ok) return redirect(outcome.url, 303);
  const status = payStatus[outcome.refusal];
  return data({ problem: outcome.message, currency }, { status, headers: payHeaders(outcome) });
}
