import { payableOf } from '#app/routes/applications/payable-application.ts';
import { payWithCodes } from '#app/routes/checkout/codes/page-codes.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { worldOf } from '#app/web/world.ts';
import { payApplication } from '#studio/applications/pay-application.ts';
import type { Route } from './+types/payment';
import { ownApplication } from './own-application.ts';

export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export default NoView;
export const middleware = showPage('/dashboard/applications/:application');

/** `POST /dashboard/applications/<application>/payment`. Idempotent. */
export async function action(args: Route.ActionArgs) {
  const { who, application, page } = await ownApplication(args);
  const requested = { applicationId: application.id, returnPath: page };
  return payWithCodes(
    args,
    () => payableOf(args.context, application.id),
    (entered) => payApplication(worldOf(args.context), who, { ...entered, ...requested }),
  );
}
