import { data, redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { worldOf } from '#app/web/world.ts';
import { removeRecording } from '#studio/students/recordings/edit-recordings.ts';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/removal';
import { recordingPath } from './recording-path.ts';

export default NoView;
export const middleware = showPage('/admin/bookings/:booking/recordings/:recording');

/** `POST /admin/bookings/<booking>/recordings/<recording>/removal` */
export async function action({ request, context, params }: Route.ActionArgs) {
  const who = await ownerOnly(request, context, recordingPath(params));
  if (!(await removeRecording(worldOf(context), who, { ...params, as: 'owner' })))
    throw data(null, { status: 404 });
  throw redirect(
    `/admin/bookings/${encodeURIComponent(params.booking)}/brief?flash=recording-removed#recordings`,
    303,
  );
}
