import { NoView } from '#app/web/forms/sub-resource.tsx';
import type { Route } from './+types/entry-copy';
import { entryFromForm } from './entry-from-form.ts';
import { showEntry } from './show-entry.ts';

export default NoView;
export const middleware = showEntry;

/** `POST /dashboard/journal/new/copy`, without scripts: saves the text as a new entry. */
export function action(args: Route.ActionArgs) {
  return entryFromForm(args, 'copy');
}
