import { data, redirect } from 'react-router';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { worldOf } from '#app/web/world.ts';
import { withdrawOwnRange } from '#studio/site/range/share-range.ts';
import { answerHomework } from '#studio/teaching/students/homework.ts';

const posts = postsBelow('/dashboard/bookings', {
  ':booking/range-removal': rangeRemoval,
  'homework/:homework': homework,
});

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function rangeRemoval({ request, context, params }: PostArgs<'booking'>) {
  const who = await signedIn(request, context, '/dashboard/bookings');
  if (!(await withdrawOwnRange(worldOf(context), who, params.booking))) throw data(null, { status: 404 });
  return redirect('/dashboard/bookings?done=range-removed', 303);
}

/** Done, or not done after all. */
async function homework({ request, context, params }: PostArgs<'homework'>) {
  const who = await signedIn(request, context, '/dashboard/bookings');
  const isDone = textOf(await readForm(request), 'done') === 'yes';
  if (!(await answerHomework(worldOf(context), who, { id: params.homework, isDone }))) {
    throw data(null, { status: 404 });
  }
  return redirect('/dashboard/bookings#homework', 303);
}
