import { data, redirect } from 'react-router';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { worldOf } from '#app/web/world.ts';
import { changeGoal, type GoalAct } from '#studio/journal/goals.ts';
import { journalSentences } from '#studio/journal/journal.messages.ts';
import type { Route } from './+types/goal';
import type { RefusedGoal } from './goal-list.tsx';

export default NoView;
export const middleware = showPage('/dashboard/journal');

/** `POST /dashboard/journal/goals/<goal>` with `shared` or `reached`: yes or no. */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const act =
    { yes: 'share', no: 'unshare' }[textOf(form, 'shared')] ??
    { yes: 'reach', no: 'reopen' }[textOf(form, 'reached')];
  return answerGoal(args, (act as GoalAct | undefined) ?? null);
}

export async function answerGoal(
  { request, context, params }: Pick<Route.ActionArgs, 'request' | 'context' | 'params'>,
  act: GoalAct | null,
) {
  const who = await signedIn(request, context, '/dashboard/journal');
  if (act && (await changeGoal(worldOf(context), { who, id: params.goal, act })))
    return redirect('/dashboard/journal#goals', 303);
  return data<RefusedGoal>({ problem: journalSentences[who.language].bad, goal: '' }, { status: 404 });
}
