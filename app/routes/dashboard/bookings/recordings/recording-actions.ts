import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { answerComment } from '#app/routes/teaching/session-recordings/answer-comment.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { worldOf } from '#app/web/world.ts';
import { ownRecordingPath } from './recording-path.ts';

const posts = postsBelow('/dashboard/bookings/:booking/recordings/:recording', { comments });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function comments({ request, context, params }: PostArgs<'booking' | 'recording'>) {
  const page = ownRecordingPath(params);
  const who = await signedIn(request, context, page);
  return answerComment(
    request,
    { world: worldOf(context), who },
    { requested: { ...params, as: 'student' }, page },
  );
}
