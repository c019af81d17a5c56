import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { addPageCode } from '../checkout/codes/page-codes.ts';
import type { Route } from './+types/add-code';
import { payableByLink } from './payable-application.ts';

export default NoView;
export const middleware = showPage('/applications/:token');

/** `POST /applications/<token>/codes` */
export function action(args: Route.ActionArgs) {
  return addPageCode(args, payableByLink);
}
