import { NoView } from '#app/web/forms/sub-resource.tsx';
import type { Route } from './+types/entry-merge';
import { entryFromForm } from './entry-from-form.ts';
import { showEntry } from './show-entry.ts';

export default NoView;
export const middleware = showEntry;

/** `POST /dashboard/journal/<entry>/merge`, without scripts: appends the text to the stored one. */
export function action(args: Route.ActionArgs) {
  return entryFromForm(args, 'merge');
}
