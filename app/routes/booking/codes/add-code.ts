import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { addPageCode } from '../../checkout/codes/page-codes.ts';
import type { Route } from './+types/add-code';
import { managePage, payableByBookingLink } from './payable-hold.ts';

export default NoView;
export const middleware = showPage(managePage);

/** `POST /bookings/<token>/codes` */
export function action(args: Route.ActionArgs) {
  return addPageCode(args, payableByBookingLink);
}
