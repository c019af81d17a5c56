import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import type { Route } from './+types/series-release';
import { blockPage, releaseBlockOf } from './release-block-of.ts';

export default NoView;
export const middleware = showPage(blockPage);

/** `POST /admin/bookings/blocks/<id>/series-release`: this block and the later ones of its series. */
export function action(args: Route.ActionArgs) {
  return releaseBlockOf(args, { all: true });
}
