import { data, redirect } from 'react-router';
import { answerComment } from '#app/routes/teaching/session-recordings/answer-comment.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { worldOf } from '#app/web/world.ts';
import { removeRecording } from '#studio/teaching/students/recordings/edit-recordings.ts';
import { ownerOnly } from '../../../owner-only.ts';
import { recordingPath } from './recording-path.ts';

const posts = postsBelow('/admin/bookings/:booking/recordings/:recording', { comments, removal });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function comments({ request, context, params }: PostArgs<'booking' | 'recording'>) {
  const page = recordingPath(params);
  const who = await ownerOnly('calendar', { request, context }, page);
  return answerComment(
    request,
    { world: worldOf(context), who },
    { requested: { ...params, as: 'owner' }, page },
  );
}

async function removal({ request, context, params }: PostArgs<'booking' | 'recording'>) {
  const who = await ownerOnly('calendar', { request, context }, recordingPath(params));
  if (!(await removeRecording(worldOf(context), who, { ...params, as: 'owner' })))
    throw data(null, { status: 404 });
  throw redirect(
    `/admin/bookings/${encodeURIComponent(params.booking)}/brief?flash=recording-removed#recordings`,
    303,
  );
}
