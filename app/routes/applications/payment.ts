import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { payApplication } from '#studio/applications/pay-application.ts';
import { ownPath } from '../booking/own-path.ts';
import { payWithCodes } from '../checkout/codes/page-codes.ts';
import type { Route } from './+types/payment';
import { payableByLink } from './payable-application.ts';
import { linkedApplication } from './read-status.ts';

export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export default NoView;
export const middleware = showPage('/applications/:token');

/** `POST /applications/<token>/payment`, without scripts. Idempotent: it checks the current state. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args;
  const { id } = await linkedApplication(context, params.token);
  const who = await whoOf(request, context);
  const returnPath = ownPath(factsOf(context), `/applications/${params.token}`);
  return payWithCodes(args, payableByLink, (entered) =>
    payApplication(worldOf(context), who, { ...entered, applicationId: id, returnPath }),
  );
}
