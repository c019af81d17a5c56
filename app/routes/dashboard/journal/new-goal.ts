import { data, redirect } from 'react-router';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { isChecked, readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { worldOf } from '#app/web/world.ts';
import { addGoal } from '#studio/journal/goals.ts';
import type { Route } from './+types/new-goal';
import type { RefusedGoal } from './goal-list.tsx';

export default NoView;
export const middleware = showPage('/dashboard/journal');

/** `POST /dashboard/journal/goals` */
export async function action({ request, context }: Route.ActionArgs) {
  const who = await signedIn(request, context, '/dashboard/journal');
  const form = await readForm(request);
  const [id, body] = [textOf(form, 'goal'), textOf(form, 'body')];
  const outcome = await addGoal(worldOf(context), who, { id, body, isShared: isChecked(form, 'shared') });
  if (outcome.ok) return redirect('/dashboard/journal#goals', 303);
  return data<RefusedGoal>({ problem: outcome.message, goal: body }, { status: 400 });
}
