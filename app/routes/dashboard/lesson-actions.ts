import { data, redirect } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { worldOf } from '#app/web/world.ts';
import { completeLesson, undoCompletion } from '#studio/teaching/learning/complete-lesson.ts';
import { signedIn } from './student-only.ts';

const posts = postsBelow('/dashboard/lessons/:lesson', { completion });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

/** `POST /dashboard/lessons/<lesson>/completion`, `completed`: yes or no. */
async function completion({ request, context, params }: PostArgs<'lesson'>) {
  const page = `/dashboard/lessons/${params.lesson}`;
  const who = await signedIn(request, context, page);
  const completed = textOf(await readForm(request), 'completed');
  const change = { yes: completeLesson, no: undoCompletion }[completed];
  const outcome = change && (await change(worldOf(context), who, { lessonId: params.lesson }));
  if (outcome?.ok) return redirect(`${page}?flash=${completed === 'yes' ? 'complete' : 'undo'}#mark`, 303);
  if (outcome?.refusal === 'paused') return redirect(page, 303);
  throw data(null, { status: 404 });
}
