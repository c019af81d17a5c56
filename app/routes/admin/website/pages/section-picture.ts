import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { ownersAction } from '../../owners-form.ts';
import type { Route } from './+types/section-picture';
import { placeFrom } from './block-place.ts';
import { receiveUpload } from './receive-upload.ts';
import { blockPath } from './save-block.ts';

export default NoView;
export const middleware = showPage(blockPath);

/** `POST /admin/website/<page>/sections/<place>/picture` */
export async function action(args: Route.ActionArgs) {
  const { who, world } = await ownersAction(args, blockPath);
  const { page: key, section } = args.params;
  return receiveUpload(args.request, { world, who, kind: 'picture', key, at: placeFrom(section) });
}
