import { data, redirect } from 'react-router';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { worldOf } from '#app/web/world.ts';
import { answerHomework } from '#studio/students/homework.ts';
import type { Route } from './+types/answer';

export default NoView;
export const middleware = showPage('/dashboard/bookings');

/** `POST /dashboard/bookings/homework/<homework>`: done, or not done after all. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const who = await signedIn(request, context, '/dashboard/bookings');
  const isDone = textOf(await readForm(request), 'done') === 'yes';
  if (!(await answerHomework(worldOf(context), who, { id: params.homework, isDone }))) {
    throw data(null, { status: 404 });
  }
  return redirect('/dashboard/bookings#homework', 303);
}
