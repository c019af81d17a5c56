import { payableOf } from '#app/routes/applications/payable-application.ts';
import { removePageCode } from '#app/routes/checkout/codes/page-codes.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import type { Route } from './+types/remove-code';
import { ownApplication } from './own-application.ts';

export default NoView;
export const middleware = showPage('/dashboard/applications/:application');

/** `POST /dashboard/applications/<application>/code-removal` */
export async function action(args: Route.ActionArgs) {
  const { application } = await ownApplication(args);
  return removePageCode(args, () => payableOf(args.context, application.id));
}
