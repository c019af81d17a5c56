import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { removePageCode } from '../../checkout/codes/page-codes.ts';
import type { Route } from './+types/remove-code';
import { offerPage, payableOffer } from './payable-offer.ts';

export default NoView;
export const middleware = showPage(offerPage);

/** `POST /courses/waiting-list/offers/<token>/code-removal` */
export function action(args: Route.ActionArgs) {
  return removePageCode(args, payableOffer);
}
