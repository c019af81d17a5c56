import { data, redirect } from 'react-router';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { isChecked, readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { worldOf } from '#app/web/world.ts';
import { addGoal, type GoalAct } from '#studio/teaching/journal/goals.ts';
import { shareProgress } from '#studio/teaching/journal/share-progress.ts';
import { answerGoal } from './answer-goal.ts';
import type { RefusedGoal } from './goal-list.tsx';

const posts = postsBelow('/dashboard/journal', {
  goals,
  'goals/:goal': goal,
  'goals/:goal/removal': goalRemoval,
  progress,
});

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function goals({ request, context }: PostArgs) {
  const who = await signedIn(request, context, '/dashboard/journal');
  const form = await readForm(request);
  const [id, body] = [textOf(form, 'goal'), textOf(form, 'body')];
  const outcome = await addGoal(worldOf(context), who, { id, body, isShared: isChecked(form, 'shared') });
  if (outcome.ok) return redirect('/dashboard/journal#goals', 303);
  return data<RefusedGoal>({ problem: outcome.message, goal: body }, { status: 400 });
}

/** `POST /dashboard/journal/goals/<goal>` with `shared` or `reached`: yes or no. */
async function goal(args: PostArgs<'goal'>) {
  const form = await readForm(args.request);
  const act =
    { yes: 'share', no: 'unshare' }[textOf(form, 'shared')] ??
    { yes: 'reach', no: 'reopen' }[textOf(form, 'reached')];
  return answerGoal(args, (act as GoalAct | undefined) ?? null);
}

function goalRemoval(args: PostArgs<'goal'>) {
  return answerGoal(args, 'remove');
}

/** `POST /dashboard/journal/progress`, `shared`: yes or no. */
async function progress({ request, context }: PostArgs) {
  const who = await signedIn(request, context, '/dashboard/journal');
  await shareProgress(worldOf(context), who, isChecked(await readForm(request), 'shared'));
  return redirect('/dashboard/journal#progress', 303);
}
