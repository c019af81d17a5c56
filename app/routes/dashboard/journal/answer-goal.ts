import { data, redirect } from 'react-router';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import type { PostArgs } from '#app/web/forms/sub-resource.tsx';
import { worldOf } from '#app/web/world.ts';
import { changeGoal, type GoalAct } from '#studio/teaching/journal/goals.ts';
import { journalSentences } from '#studio/teaching/journal/journal.messages.ts';
import type { RefusedGoal } from './goal-list.tsx';

export async function answerGoal(
  { request, context, params }: Pick<PostArgs<'goal'>, 'request' | 'context' | 'params'>,
  act: GoalAct | null,
) {
  const who = await signedIn(request, context, '/dashboard/journal');
  if (act && (await changeGoal(worldOf(context), { who, id: params.goal, act })))
    return redirect('/dashboard/journal#goals', 303);
  return data<RefusedGoal>({ problem: journalSentences[who.language].bad, goal: '' }, { status: 404 });
}
