import { data, redirect } from 'react-router';
import type { RecordingWords } from '#app/routes/session-recordings/recording.messages.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { worldOf } from '#app/web/world.ts';
import { addRecording } from '#studio/students/recordings/edit-recordings.ts';
import { maxRecordingBytes } from '#studio/students/recordings/session-recording.ts';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/add';

export default NoView;
export const middleware = showPage('/admin/bookings/:booking/brief');

export interface RefusedRecording {
  recordingReason: keyof RecordingWords['refusals'];
}

const statuses: Partial<Record<RefusedRecording['recordingReason'], number>> = {
  'too-large': 413,
  busy: 503,
};

/** `POST /admin/bookings/<booking>/brief/recordings` */
export async function action({ request, context, params }: Route.ActionArgs) {
  const page = `/admin/bookings/${params.booking}/brief`;
  const who = await ownerOnly(request, context, page);
  const rules = { mostFiles: 1, maxFileBytes: maxRecordingBytes };
  return readUpload(request, rules, async ({ form, files: [file], refusal }) => {
    if (refusal) {
      const { reason } = refusal;
      return refuse(reason === 'too-large' || reason === 'busy' ? reason : 'not-a-recording');
    }
    if (!file) return refuse('no-file');
    const once = withIdempotency(form, file.bytes);
    const given = { bookingId: params.booking, fileName: file.name, bytes: file.bytes, once };
    const outcome = await addRecording(worldOf(context), who, given);
    if (outcome.ok) throw redirect(`${page}?flash=recording-added#recordings`, 303);
    if (outcome.refusal === 'not-found' || outcome.refusal === 'not-allowed')
      throw data(null, { status: 404 });
    return refuse(outcome.refusal);
  });
}

const refuse = (recordingReason: RefusedRecording['recordingReason']) =>
  data<RefusedRecording>({ recordingReason }, { status: statuses[recordingReason] ?? 400 });
