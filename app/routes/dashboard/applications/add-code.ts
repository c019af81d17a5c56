import { payableOf } from '#app/routes/applications/payable-application.ts';
import { addPageCode } from '#app/routes/checkout/codes/page-codes.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import type { Route } from './+types/add-code';
import { ownApplication } from './own-application.ts';

export default NoView;
export const middleware = showPage('/dashboard/applications/:application');

/** `POST /dashboard/applications/<application>/codes` */
export async function action(args: Route.ActionArgs) {
  const { application } = await ownApplication(args);
  return addPageCode(args, () => payableOf(args.context, application.id));
}
