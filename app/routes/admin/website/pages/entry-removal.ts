import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { removeEntry } from '#studio/pages/page-sections.ts';
import type { Route } from './+types/entry-removal';
import { placeFrom } from './block-place.ts';
import { blockPath, saveBlock } from './save-block.ts';

export default NoView;
export const middleware = showPage(blockPath);

/** `POST …/sections/<place>/entries/<list>/<entry>/removal`: saves the texts, and removes the entry. */
export function action(args: Route.ActionArgs) {
  const { list, entry } = args.params;
  return saveBlock(args, {
    arrange: (at) => removeEntry(at, { list, index: placeFrom(entry) }),
    leadTo: (path) => `${path}?flash=removed`,
  });
}
