import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { payForSeat } from '#studio/waiting-list/pay-for-seat.ts';
import { ownPath } from '../../booking/own-path.ts';
import { payWithCodes } from '../../checkout/codes/page-codes.ts';
import type { Route } from './+types/payment';
import { offerPage, payableOffer } from './payable-offer.ts';

export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export default NoView;
export const middleware = showPage(offerPage);

/** `POST /courses/waiting-list/offers/<token>/payment`. Idempotent while the checkout is open. */
export function action(args: Route.ActionArgs) {
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
