import { data, redirect } from 'react-router';
import type { RecordingWords } from '#app/routes/teaching/session-recordings/recording.messages.ts';
import { otherOf, saveStatuses } from '#app/web/autosave/answer-save.ts';
import type { Other } from '#app/web/autosave/autosave.ts';
import { isChecked, readForm, textOf } from '#app/web/forms/read-form.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { joinTexts } from '#studio/shared/texts/entry-text.ts';
import { addRecording } from '#studio/teaching/students/recordings/edit-recordings.ts';
import { maxRecordingBytes } from '#studio/teaching/students/recordings/session-recording.ts';
import { saveSessionNote } from '#studio/teaching/students/session-note.ts';
import { ownerOnly } from '../../owner-only.ts';

const posts = postsBelow('/admin/bookings/:booking/brief', { note, recordings });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

/** Refused by the form without scripts, with what was typed. */
export interface RefusedNote {
  refusal: keyof typeof saveStatuses;
  body: string;
  isShared: boolean;
  other: Other | null;
}

/** Without scripts. */
async function note({ request, context, params }: PostArgs<'booking'>) {
  const page = `/admin/bookings/${params.booking}/brief`;
  const world = worldOf(context);
  const who = await ownerOnly('calendar', { request, context }, page);
  const { language } = factsOf(context);
  const form = await readForm(request);
  const [body, isShared] = [textOf(form, 'body'), isChecked(form, 'shared')];
  const outcome = await saveSessionNote(world, who, {
    id: params.booking,
    body,
    isShared,
    version: textOf(form, 'version'),
  });
  if (outcome.ok) throw redirect(`${page}?flash=note#note`, 303);
  const other = otherOf(outcome, language);
  const refused: RefusedNote = {
    refusal: outcome.refusal,
    isShared,
    other,
    // Without scripts the next press saves both.
    body: other ? joinTexts(body, other.body) : body,
  };
  return data(refused, { status: saveStatuses[outcome.refusal] });
}

export interface RefusedRecording {
  recordingReason: keyof RecordingWords['refusals'];
}

async function recordings({ request, context, params }: PostArgs<'booking'>) {
  const page = `/admin/bookings/${params.booking}/brief`;
  const who = await ownerOnly('calendar', { request, context }, page);
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
    if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
    return refuse(outcome.refusal);
  });
}

const refuse = (recordingReason: RefusedRecording['recordingReason']) =>
  data<RefusedRecording>({ recordingReason }, { status: refusalStatus(recordingReason) });
