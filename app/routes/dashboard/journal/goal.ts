import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import type { GoalAct } from '#studio/journal/goals.ts';
import type { Route } from './+types/goal';
import { answerGoal } from './answer-goal.ts';

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
