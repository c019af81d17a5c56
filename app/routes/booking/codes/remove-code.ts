import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { removePageCode } from '../../checkout/codes/page-codes.ts';
import type { Route } from './+types/remove-code';
import { managePage, payableByBookingLink } from './payable-hold.ts';

export default NoView;
export const middleware = showPage(managePage);

/** `POST /bookings/<token>/code-removal` */
export function action(args: Route.ActionArgs) {
  return removePageCode(args, payableByBookingLink);
}
