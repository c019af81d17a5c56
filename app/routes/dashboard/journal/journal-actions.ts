import { data, redirect } from 'react-router';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { isChecked, readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { worldOf } from '#app/web/world.ts';
import { addGoal, changeGoal, type GoalAct } from '#studio/teaching/journal/goals.ts';
import { journalSentences } from '#studio/teaching/journal/journal.messages.ts';
import { shareProgress } from '#studio/teaching/journal/share-progress.ts';
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

async function answerGoal(
  { request, context, params }: Pick<PostArgs<'goal'>, 'request' | 'context' | 'params'>,
  act: GoalAct | null,
) {
  const who = await signedIn(request, context, '/dashboard/journal');
  if (act && (await changeGoal(worldOf(context), { who, id: params.goal, act })))
    return redirect('/dashboard/journal#goals', 303);
  return data<RefusedGoal>({ problem: journalSentences[who.language].bad, goal: '' }, { status: 404 });
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
