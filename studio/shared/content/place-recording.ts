import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { allContent, contentChanged } from '#studio/shared/content-changed.ts';
import { isSoundFormat } from '#studio/shared/media/media-kind.ts';
import { typedLength } from '#studio/shared/text-length.ts';
import type { May } from '#studio/shared/who.ts';
import { addMediaFile, isStillCurrent } from './media/add-media-file.ts';
import { maxMediaBytes, mostText } from './media/media-file.ts';
import { findMediaFile, placementOf } from './media/media-files.queries.ts';
import { sourceOf } from './media/media-source.ts';
import { deleteRecording, lockRecording, putRecording } from './recordings.store.ts';

export interface RecordingInput {
  place: string;
  bytes: Uint8Array;
  /** The client's file name: only decides between audio and film in MP4. */
  fileName: string;
  textEn: string;
  textDa: string;
  /** The recording shown by the form, for conflict detection; null: none; absent: not checked. */
  seen?: string | null;
}

const soundFaults = ['no-sound', 'cut-off', 'unplayable-sound', 'busy'] as const;

export type RecordingRefusal =
  | (typeof soundFaults)[number]
  | 'not-a-recording'
  | 'too-large'
  | 'changed'
  | 'text-too-long';
export type PlaceRecordingOutcome = { ok: true } | { ok: false; refusal: RecordingRefusal };

/** A few minutes at the best quality that a phone records. */
export const recordingBytes = maxMediaBytes.audio;

/**
 * Adds a recording to the media library and plays it at a place: on every page that has the place. Idempotent.
 * 'changed': a concurrent edit.
 */
export async function placeRecording(
  world: World,
  who: May<'website'>,
  input: RecordingInput,
): Promise<PlaceRecordingOutcome> {
  const { place, seen, bytes, fileName } = input;
  const source = sourceOf(fileName, bytes);
  const texts = { textEn: input.textEn.trim(), textDa: input.textDa.trim() };
  if (typedLength(texts.textEn) > mostText || typedLength(texts.textDa) > mostText) {
    return { ok: false, refusal: 'text-too-long' };
  }
  const now = await placementOf(world.db.query, 'recording', place);
  if (!(await isStillCurrent(world, { source, now, seen }))) return { ok: false, refusal: 'changed' };
  const added = await addMediaFile(world, who, { source, ...texts, kind: 'audio' });
  if (!added.ok) return { ok: false, refusal: refusalOf(added.refusal) };
  return placeLibraryRecording(world, who, { place, seen, mediaId: added.id });
}

function refusalOf(refusal: string): RecordingRefusal {
  if (refusal === 'audio-too-large') return 'too-large';
  return soundFaults.find((one) => one === refusal) ?? 'not-a-recording';
}

/** Plays a recording of the library at a place. Idempotent. */
export async function placeLibraryRecording(
  world: World,
  who: May<'website'>,
  { place, seen, mediaId }: { place: string; seen?: string | null | undefined; mediaId: string },
): Promise<PlaceRecordingOutcome> {
  return change(world, who, async (c): Promise<PlaceRecordingOutcome> => {
    const former = await lockRecording(c.tx, place);
    const file = await findMediaFile(c.tx, mediaId);
    if (!file?.fileId || !isSoundFormat(file.format)) {
      return { ok: false, refusal: 'not-a-recording' };
    }
    const { fileId: id, format: kind, seconds, textEn, textDa } = file;
    if (former?.id === id) return { ok: true };
    if (seen !== undefined && (former?.id ?? null) !== seen) return { ok: false, refusal: 'changed' };
    const recording = { place, id, media_id: mediaId, kind, bytes: file.bytes ?? 1, seconds };
    await putRecording(c.tx, { ...recording, text_en: textEn, text_da: textDa, changed_at: c.now });
    await audit(c, { action: 'recording.placed', subject: `recording:${place}` });
    await contentChanged(c.tx, allContent);
    return { ok: true };
  });
}

/** The synthesised sound plays again; the recording stays in the library. Idempotent. 'changed' when it differs from `seen`. */
export async function removeRecording(
  world: World,
  who: May<'website'>,
  { place, seen }: { place: string; seen?: string | null },
): Promise<{ ok: true } | { ok: false; refusal: 'changed' }> {
  const gone = await change(world, who, async (c) => {
    const former = await lockRecording(c.tx, place);
    if (!former) return null;
    if (seen !== undefined && former.id !== seen) return 'changed';
    await deleteRecording(c.tx, place);
    await audit(c, { action: 'recording.removed', subject: `recording:${place}` });
    await contentChanged(c.tx, allContent);
    return former;
  });
  if (gone === 'changed') return { ok: false, refusal: 'changed' };
  return { ok: true };
}
