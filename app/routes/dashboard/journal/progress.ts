import { redirect } from 'react-router';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { isChecked, readForm } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { worldOf } from '#app/web/world.ts';
import { shareProgress } from '#studio/journal/share-progress.ts';
import type { Route } from './+types/progress';

export default NoView;
export const middleware = showPage('/dashboard/journal');

/** `POST /dashboard/journal/progress`, `shared`: yes or no. */
export async function action({ request, context }: Route.ActionArgs) {
  const who = await signedIn(request, context, '/dashboard/journal');
  await shareProgress(worldOf(context), who, isChecked(await readForm(request), 'shared'));
  return redirect('/dashboard/journal#progress', 303);
}
