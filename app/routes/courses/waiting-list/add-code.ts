import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { addPageCode } from '../../checkout/codes/page-codes.ts';
import type { Route } from './+types/add-code';
import { offerPage, payableOffer } from './payable-offer.ts';

export default NoView;
export const middleware = showPage(offerPage);

/** `POST /courses/waiting-list/offers/<token>/codes` */
export function action(args: Route.ActionArgs) {
  return addPageCode(args, payableOffer);
}
