import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { isInstalmentCount } from '#studio/applications/application.ts';
import { acceptApplication } from '#studio/applications/decide-application.ts';
import type { Route } from './+types/application-acceptance';
import { applicationPage, decideApplication } from './application-decision.ts';

export default NoView;
export const middleware = showPage(applicationPage);

/** `POST /admin/applications/<id>/acceptance` */
export function action(args: Route.ActionArgs) {
  return decideApplication(args, async ({ world, who, applicationId, form }) => {
    const instalments = Number(textOf(form, 'instalments') || '1');
    return isInstalmentCount(instalments)
      ? acceptApplication(world, who, { applicationId, instalments })
      : { ok: false, refusal: 'not-possible' };
  });
}
