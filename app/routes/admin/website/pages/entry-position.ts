import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { moveEntry } from '#studio/pages/page-sections.ts';
import { directionFrom } from '../../read-action.ts';
import type { Route } from './+types/entry-position';
import { placeFrom } from './block-place.ts';
import { blockPath, saveBlock } from './save-block.ts';

export default NoView;
export const middleware = showPage(blockPath);

/** `POST …/sections/<place>/entries/<list>/<entry>/position`: saves the texts, and moves the entry by one place. */
export function action(args: Route.ActionArgs) {
  const { list, entry } = args.params;
  return saveBlock(args, {
    arrange: (at, form) => moveEntry(at, { list, index: placeFrom(entry), direction: directionFrom(form) }),
    leadTo: (path) => `${path}?flash=moved`,
  });
}
