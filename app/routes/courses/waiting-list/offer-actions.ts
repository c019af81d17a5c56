import { data, redirect } from 'react-router';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { declineSeat } from '#studio/teaching/waiting-list/offer-seats.ts';
import { payForSeat } from '#studio/teaching/waiting-list/pay-for-seat.ts';
import { waitingListMessages } from '#studio/teaching/waiting-list/waiting-list.messages.ts';
import { ownPath } from '../../booking/own-path.ts';
import { addPageCode, payWithCodes, removePageCode } from '../../checkout/codes/page-codes.ts';
import { offerPage, payableOffer } from './payable-offer.ts';

const posts = postsBelow(offerPage, { 'code-removal': codeRemoval, codes, payment, rejection });

export default NoView;
export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export const middleware = posts.middleware;
export const action = posts.action;

function codeRemoval(args: PostArgs) {
  return removePageCode(args, payableOffer);
}

function codes(args: PostArgs) {
  return addPageCode(args, payableOffer);
}

/** Idempotent while the checkout is open. */
function payment(args: PostArgs<'token'>) {
  const { request, context, params } = args;
  const returnPath = ownPath(factsOf(context), offerPage.replace(':token', params.token));
  return payWithCodes(args, payableOffer, async (entered) =>
    payForSeat(worldOf(context), await whoOf(request, context), {
      ...entered,
      token: params.token,
      returnPath,
    }),
  );
}

const page = '/courses/waiting-list/offers/:token';

async function rejection({ context, params }: PostArgs<'token'>) {
  const facts = factsOf(context);
  const outcome = await declineSeat(worldOf(context), { token: params.token });
  if (!outcome) throw data(null, { status: 404 });
  if (outcome === 'being-paid') {
    const problem = waitingListMessages[facts.language].offer.beingPaid;
    return data({ problem }, { status: 409 });
  }
  throw redirect(ownPath(facts, page.replace(':token', params.token)), 303);
}
