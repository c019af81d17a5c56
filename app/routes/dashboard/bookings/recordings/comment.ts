import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { answerComment } from '#app/routes/session-recordings/answer-comment.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { worldOf } from '#app/web/world.ts';
import type { Route } from './+types/comment';
import { ownRecordingPath } from './recording-path.ts';

export default NoView;
export const middleware = showPage('/dashboard/bookings/:booking/recordings/:recording');

/** `POST /dashboard/bookings/<booking>/recordings/<recording>/comments` */
export async function action({ request, context, params }: Route.ActionArgs) {
  const page = ownRecordingPath(params);
  const who = await signedIn(request, context, page);
  return answerComment(
    request,
    { world: worldOf(context), who },
    { requested: { ...params, as: 'student' }, page },
  );
}
