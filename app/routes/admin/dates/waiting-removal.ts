import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { removeWaiting } from '#studio/waiting-list/arrange-waiting-list.ts';
import type { Route } from './+types/waiting-removal';
import { arrangeWaiting, datePage } from './arrange-waiting.ts';

export default NoView;
export const middleware = showPage(datePage);

/** `POST /admin/dates/<id>/waiting-list/<id>/removal` */
export function action(args: Route.ActionArgs) {
  return arrangeWaiting(args, 'removed', ({ world, who, form, dateId }) =>
    removeWaiting(world, who, { dateId, id: args.params.entry, seen: textOf(form, 'seen') }),
  );
}
