import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { moveWaiting } from '#studio/waiting-list/arrange-waiting-list.ts';
import { directionFrom } from '../read-action.ts';
import type { Route } from './+types/waiting-position';
import { arrangeWaiting, datePage } from './arrange-waiting.ts';

export default NoView;
export const middleware = showPage(datePage);

/** `POST /admin/dates/<id>/waiting-list/<id>/position`: one place up or down. */
export function action(args: Route.ActionArgs) {
  return arrangeWaiting(args, 'moved', ({ world, who, form, dateId }) => {
    const seen = textOf(form, 'seen');
    return moveWaiting(world, who, { dateId, id: args.params.entry, direction: directionFrom(form), seen });
  });
}
