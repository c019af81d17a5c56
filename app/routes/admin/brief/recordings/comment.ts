import { answerComment } from '#app/routes/session-recordings/answer-comment.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { worldOf } from '#app/web/world.ts';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/comment';
import { recordingPath } from './recording-path.ts';

export default NoView;
export const middleware = showPage('/admin/bookings/:booking/recordings/:recording');

/** `POST /admin/bookings/<booking>/recordings/<recording>/comments` */
export async function action({ request, context, params }: Route.ActionArgs) {
  const page = recordingPath(params);
  const who = await ownerOnly(request, context, page);
  return answerComment(
    request,
    { world: worldOf(context), who },
    { requested: { ...params, as: 'owner' }, page },
  );
}
