import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { ownersAction } from '../../owners-form.ts';
import { placeFrom } from '../pages/block-place.ts';
import { blockPath } from '../pages/save-block.ts';
import type { Route } from './+types/section-picture';
import { receiveUpload } from './receive-upload.ts';

export default NoView;
export const middleware = showPage(blockPath);

/** `POST /admin/website/<page>/sections/<place>/picture` */
export async function action(args: Route.ActionArgs) {
  const { who, world, language } = await ownersAction(args, blockPath);
  const { page: key, section } = args.params;
  return receiveUpload(args.request, { world, who, kind: 'picture', key, at: placeFrom(section), language });
}
