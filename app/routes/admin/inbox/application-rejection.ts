import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { declineApplication } from '#studio/applications/decide-application.ts';
import type { Route } from './+types/application-rejection';
import { applicationPage, decideApplication } from './application-decision.ts';

export default NoView;
export const middleware = showPage(applicationPage);

/** `POST /admin/applications/<id>/rejection` */
export function action(args: Route.ActionArgs) {
  return decideApplication(args, ({ world, who, applicationId }) =>
    declineApplication(world, who, { applicationId }),
  );
}
