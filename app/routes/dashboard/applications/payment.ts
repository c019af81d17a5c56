import { data, redirectDocument } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { worldOf } from '#app/web/world.ts';
import { payApplication } from '#studio/applications/pay-application.ts';
import type { Route } from './+types/payment';
import { ownApplication } from './own-application.ts';

export default NoView;
export const middleware = showPage('/dashboard/applications/:application');

/** `POST /dashboard/applications/<application>/payment`. Idempotent. */
export async function action(args: Route.ActionArgs) {
  const { who, application, page } = await ownApplication(args);
  const requested = { applicationId: application.id, returnPath: page };
  const outcome = await payApplication(worldOf(args.context), who, requested);
  // The checkout is outside the router, also on our own origin.
  if (outcome.ok) return redirectDocument(outcome.url, 303);
  return data({ problem: outcome.message }, { status: 409 });
}
