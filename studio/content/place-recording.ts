import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { allContent, contentChanged } from '#studio/shared/content-changed.ts';
import { findAnswer } from '#studio/shared/idempotency-keys.queries.ts';
import { storeAnswer } from '#studio/shared/idempotency-keys.store.ts';
import { mediaDurationSeconds } from '#studio/shared/media/media-duration.ts';
import { kindOf } from '#studio/shared/media/media-kind.ts';
import { requestHash } from '#studio/shared/request-hash.ts';
import { typedLength } from '#studio/shared/text-length.ts';
import type { Who } from '#studio/shared/who.ts';
import { deleteRecording, type FormerRecording, lockRecording, putRecording } from './recordings.store.ts';
import { removeRecordingFile, storeRecording } from './store-recording.ts';

export interface RecordingInput {
  /** The sound that it replaces. */
  place: string;
  bytes: Uint8Array;
  /** The client's file name: only decides between audio and film in MP4. */
  fileName: string;
  textEn: string;
  textDa: string;
  /** The recording shown by the form, for conflict detection; null: none; absent: not checked. */
  seen?: string | null;
}

export type RecordingRefusal = 'not-allowed' | 'not-a-recording' | 'changed' | 'text-too-long';
export type PlaceRecordingOutcome = { ok: true } | { ok: false; refusal: RecordingRefusal };

/** A few minutes at the best quality that a phone records. */
export const recordingBytes = 20_000_000;
/** Code points per text. */
const maxText = 1000;

/**
 * Replaces a sound on every page: the file first, then the row, then the old file, so that no page references a
 * missing file. Idempotent. 'changed': a concurrent edit.
 */
export async function placeRecording(
  world: World,
  who: Who,
  input: RecordingInput,
): Promise<PlaceRecordingOutcome> {
  if (who.role !== 'owner') return { ok: false, refusal: 'not-allowed' };
  const { seen, place, bytes } = input;
  const [textEn, textDa] = [input.textEn.trim(), input.textDa.trim()];
  if (typedLength(textEn) > maxText || typedLength(textDa) > maxText) {
    return { ok: false, refusal: 'text-too-long' };
  }
  const kind = kindOf(bytes.subarray(0, 32), input.fileName);
  if (kind !== 'mp3' && kind !== 'm4a') return { ok: false, refusal: 'not-a-recording' };
  const seconds = await mediaDurationSeconds(kind, bytes.length, async (at, length) =>
    bytes.subarray(at, at + length),
  );
  const id = await storeRecording(world, kind, bytes);
  const at = world.clock.now();
  const once = requestHash('recording.placed', { place, seen, bytes, textEn, textDa });
  const outcome = await world.db.transaction(
    async (tx): Promise<'again' | 'changed' | { former: FormerRecording }> => {
      const former = await lockRecording(tx, place);
      if (seen !== undefined && (former?.id ?? null) !== seen) {
        return former && former.id === (await findAnswer(tx, once)) ? 'again' : 'changed';
      }
      const file = { id, kind, bytes: bytes.length, seconds };
      await putRecording(tx, { place, ...file, text_en: textEn, text_da: textDa, changed_at: at });
      await storeAnswer(tx, { key: once, createdId: id, at });
      await audit(tx, { at, actor: 'owner', action: 'recording.placed', subject: `recording:${place}` });
      await contentChanged(world.db, tx, allContent);
      return { former };
    },
  );
  // The file no longer referenced: the old one, or the new one when it was not placed.
  const gone = typeof outcome === 'string' ? { id, kind } : outcome.former;
  if (gone) await removeRecordingFile(world, gone);
  return outcome === 'changed' ? { ok: false, refusal: 'changed' } : { ok: true };
}

/** The synthesised sound plays again. Idempotent. 'changed' when it differs from `seen`. */
export async function removeRecording(
  world: World,
  who: Who,
  { place, seen }: { place: string; seen?: string | null },
): Promise<{ ok: true } | { ok: false; refusal: 'not-allowed' | 'changed' }> {
  if (who.role !== 'owner') return { ok: false, refusal: 'not-allowed' };
  const gone = await world.db.transaction(async (tx) => {
    const former = await lockRecording(tx, place);
    if (!former) return null;
    if (seen !== undefined && former.id !== seen) return 'changed';
    await deleteRecording(tx, place);
    const at = world.clock.now();
    await audit(tx, { at, actor: 'owner', action: 'recording.removed', subject: `recording:${place}` });
    await contentChanged(world.db, tx, allContent);
    return former;
  });
  if (gone === 'changed') return { ok: false, refusal: 'changed' };
  if (gone) await removeRecordingFile(world, gone);
  return { ok: true };
}
