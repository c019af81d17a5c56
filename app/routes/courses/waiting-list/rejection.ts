import { data, redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { declineSeat } from '#studio/waiting-list/offer-seats.ts';
import { waitingListMessages } from '#studio/waiting-list/waiting-list.messages.ts';
import { ownPath } from '../../booking/own-path.ts';
import type { Route } from './+types/rejection';

export default NoView;
const page = '/courses/waiting-list/offers/:token';
export const middleware = showPage(page);

/** `POST /courses/waiting-list/offers/<token>/rejection` */
export async function action({ context, params }: Route.ActionArgs) {
  const facts = factsOf(context);
  const outcome = await declineSeat(worldOf(context), { token: params.token });
  if (!outcome) throw data(null, { status: 404 });
  if (outcome === 'being-paid') {
    const problem = waitingListMessages[facts.language].offer.beingPaid;
    return data({ problem }, { status: 409 });
  }
  throw redirect(ownPath(facts, page.replace(':token', params.token)), 303);
}
