import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import type { Route } from './+types/block-release';
import { blockPage, releaseBlockOf } from './release-block-of.ts';

export default NoView;
export const middleware = showPage(blockPage);

/** `POST /admin/bookings/blocks/<id>/release` */
export function action(args: Route.ActionArgs) {
  return releaseBlockOf(args, { all: false });
}
