import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { readCurrency } from '#studio/shared/money.ts';
import { declineSeat } from '#studio/teaching/waiting-list/offer-seats.ts';
import { payableSeat, payForSeat } from '#studio/teaching/waiting-list/pay-for-seat.ts';
import { waitingListMessages } from '#studio/teaching/waiting-list/waiting-list.messages.ts';
import { entryByLink } from '#studio/teaching/waiting-list/waiting-list.queries.ts';
import { ownPath } from '../../../calendar/booking/own-path.ts';
import { addPageCode, payWithCodes, removePageCode } from '../../../money/checkout/codes/page-codes.ts';

const offerPage = '/courses/waiting-list/offers/:token';

const posts = postsBelow(offerPage, { 'code-removal': codeRemoval, codes, payment, rejection });

export default NoView;
export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export const middleware = posts.middleware;
export const action = posts.action;

function codeRemoval(args: PostArgs) {
  return removePageCode(args, payableOffer);
}

/** Null: the seat is not for sale in this currency. An unknown link is 404. */
async function payableOffer(
  { context, params }: Pick<ActionFunctionArgs, 'context' | 'params'>,
  typedCurrency: string,
) {
  const world = worldOf(context);
  const entry = await entryByLink(world, 'seat-offer', params.token ?? '');
  if (!entry) throw data(null, { status: 404 });
  const currency = readCurrency(typedCurrency);
  if (entry.state !== 'offered' || !currency) return null;
  const { language } = factsOf(context);
  const asked = { entry, currency, language, now: world.clock.now() };
  const payable = await payableSeat(world.db.query, asked);
  return 'refusal' in payable ? null : payable;
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
