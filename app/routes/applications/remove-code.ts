import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { removePageCode } from '../checkout/codes/page-codes.ts';
import type { Route } from './+types/remove-code';
import { payableByLink } from './payable-application.ts';

export default NoView;
export const middleware = showPage('/applications/:token');

/** `POST /applications/<token>/code-removal` */
export function action(args: Route.ActionArgs) {
  return removePageCode(args, payableByLink);
}
