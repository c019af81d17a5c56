import { data, redirect } from 'react-router';
import { NoView } from '#app/web/forms/sub-resource.tsx';
import { removeEntry } from '#studio/teaching/journal/remove-entry.ts';
import type { Route } from './+types/entry-removal';
import { entryForm } from './entry-from-form.ts';
import { showEntry } from './show-entry.ts';

export default NoView;
export const middleware = showEntry;

export async function action(args: Route.ActionArgs) {
  const { world, who, id } = await entryForm(args);
  if (!(await removeEntry(world, who, id))) throw data(null, { status: 404 });
  return redirect('/dashboard/journal', 303);
}
