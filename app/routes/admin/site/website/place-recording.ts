import { redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import type { World } from '#platform/world.ts';
import { placeRecording, recordingBytes, removeRecording } from '#studio/shared/content/place-recording.ts';
import type { May } from '#studio/shared/who.ts';
import { refusePlace } from './place-forms.tsx';
import type { RecordingProblem } from './recording-place.tsx';

interface Placing {
  world: World;
  who: May<'website'>;
  isPlace: (place: string) => boolean;
  done: (place: string) => string;
}

export function placeRecordingAt(request: Request, { world, who, isPlace, done }: Placing) {
  const rules = { mostFiles: 1, maxFileBytes: recordingBytes };
  return readUpload(request, rules, async ({ form, files: [file], refusal }) => {
    const place = textOf(form, 'place');
    const typed = { textEn: textOf(form, 'textEn'), textDa: textOf(form, 'textDa') };
    const refuse = (reason: RecordingProblem['reason']) => refusePlace({ place, ...typed, reason });
    const seen = form.has('seen') ? textOf(form, 'seen') || null : undefined;
    if (!isPlace(place)) return refuse('no-place');
    if (refusal) {
      const { reason } = refusal;
      return refuse(reason === 'too-large' || reason === 'busy' ? reason : 'not-a-recording');
    }
    if (!file) return refuse('no-file');
    const input = { place, bytes: file.bytes, fileName: file.name, ...typed };
    const placed = await placeRecording(world, who, seen === undefined ? input : { ...input, seen });
    if (!placed.ok) return refuse(placed.refusal);
    throw redirect(done(place), 303);
  });
}

interface Removal extends Pick<Placing, 'world' | 'who'> {
  place: string;
  /** The page that shows it. */
  done: string;
}

/** The form that removes the recording of a place. */
export async function removeRecordingAt(form: FormData, { world, who, place, done }: Removal) {
  const seen = form.has('seen') ? { seen: textOf(form, 'seen') || null } : {};
  const removed = await removeRecording(world, who, { place, ...seen });
  if (!removed.ok && removed.refusal === 'changed')
    return refusePlace({ place, textEn: '', textDa: '', reason: 'changed' });
  throw redirect(done, 303);
}
