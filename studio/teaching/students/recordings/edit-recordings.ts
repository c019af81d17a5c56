import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { excerpt } from '#studio/shared/excerpt.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { attachmentName, attachmentTypes } from '#studio/shared/media/attachment.ts';
import { playableSound } from '#studio/shared/media/inspect-media.ts';
import { contentTypes, kindOf } from '#studio/shared/media/media-kind.ts';
import type { May, Who } from '#studio/shared/who.ts';
import { languageOfPerson } from '../credits.queries.ts';
import { countOfSession, type RequestedRecording, recordingFor } from './recordings.queries.ts';
import {
  deleteRecording,
  insertComment,
  insertRecording,
  lockBooking,
  lockRecording,
  setHeard,
} from './recordings.store.ts';
import {
  type CommentField,
  commentInput,
  longestRecordingName,
  maxRecordingBytes,
  mostRecordings,
  type RecordingRefusal,
} from './session-recording.ts';

export interface NewRecording {
  bookingId: string;
  fileName: string;
  bytes: Uint8Array;
  once: string | null;
}

export type AddRecordingOutcome = { ok: true } | { ok: false; refusal: RecordingRefusal };

/**
 * Stores a recording of a session and emails the student. Idempotent per `once`. The file is stored
 * before its row: a crash leaves a file without a row, never a row without its file.
 */
export async function addRecording(
  world: World,
  who: May<'calendar'>,
  given: NewRecording,
): Promise<AddRecordingOutcome> {
  const { bookingId, bytes } = given;
  if (!z.guid().safeParse(bookingId).success) return { ok: false, refusal: 'not-found' };
  if (bytes.length === 0) return { ok: false, refusal: 'no-file' };
  if (bytes.length > maxRecordingBytes) return { ok: false, refusal: 'too-large' };
  const sound = await soundOf(world, given);
  if ('refusal' in sound) return { ok: false, ...sound };
  const { format, seconds, name } = sound;
  const id = randomUUID();
  const key = `session-recordings/${id}.${format}`;
  const contentType = format === 'bin' ? attachmentTypes.bin : contentTypes[format];
  await world.files.put(key, pieces(sound.bytes), { contentType, maxBytes: sound.bytes.length });
  const row = { id, name, key, format, bytes: sound.bytes.length, seconds, now: world.clock.now() };
  const refusal = await change(world, who, (c) => addRow(c, { ...given, row })).catch(async (error) => {
    await world.files.remove(key);
    throw error;
  });
  if (refusal === null) return { ok: true };
  await world.files.remove(key);
  return refusal === 'repeated' ? { ok: true } : { ok: false, refusal };
}

/** What not every browser plays is kept as it is, under its whole name. */
async function soundOf(
  world: World,
  { bytes, fileName }: NewRecording,
): Promise<
  (Pick<Row, 'format' | 'seconds' | 'name'> & { bytes: Uint8Array }) | { refusal: RecordingRefusal }
> {
  const kind = kindOf(bytes.subarray(0, 32), fileName);
  if (!kind || kind === 'pdf') return { refusal: 'not-a-recording' };
  const sound = await playableSound(world.processes, bytes);
  if (!('fault' in sound)) return { ...sound, name: nameOf(fileName) };
  const { fault } = sound;
  if (fault === 'unplayable-sound') {
    const name = excerpt(attachmentName(fileName, 'bin'), longestRecordingName - 1);
    return { format: 'bin', seconds: null, name, bytes };
  }
  return {
    refusal: fault === 'no-sound' || fault === 'cut-off' || fault === 'busy' ? fault : 'not-a-recording',
  };
}

type Row = Parameters<typeof insertRecording>[2];

async function addRow(
  c: Change,
  { bookingId, once, row }: NewRecording & { row: Row },
): Promise<RecordingRefusal | 'repeated' | null> {
  const person = await lockBooking(c.tx, bookingId);
  if (!person) return 'not-found';
  if ((await countOfSession(c.tx, bookingId)) >= mostRecordings) return 'too-many';
  const made = await runOnce(c.tx, {
    key: once,
    at: row.now,
    make: async () => {
      await insertRecording(c.tx, bookingId, row);
      await publish(c, {
        type: 'recording.added',
        recordingId: row.id,
        language: await languageOfPerson(c.tx, [person.email.toLowerCase()]),
      });
      return row.id;
    },
  });
  return made === row.id ? null : 'repeated';
}

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Without its extension, control characters and the spaces around it. */
function nameOf(fileName: string): string {
  const plain = fileName
    .replaceAll(/\p{Cc}/gu, '')
    .replace(/\.[^.]{1,5}$/, '')
    .trim();
  return excerpt(plain || fileName || '–', longestRecordingName - 1);
}

/** False: it is gone already. */
export async function removeRecording(
  world: World,
  who: May<'calendar'>,
  requested: RequestedRecording,
): Promise<boolean> {
  const recording = await recordingFor(world.db.query, who, requested);
  if (!recording) return false;
  await world.db.transaction((tx) => deleteRecording(tx, recording.id));
  await world.files.remove(recording.key);
  return true;
}

export type CommentOutcome =
  | { ok: true }
  | { ok: false; refusal: 'not-found' }
  | { ok: false; refusal: 'invalid'; fields: CommentField[] };

/** A comment of the owner or of the recording's student; the other one is emailed once a day. Idempotent per `once`. */
export async function commentOnRecording(
  world: World,
  who: Who,
  given: { requested: RequestedRecording; once: string | null } & Record<CommentField, string>,
): Promise<CommentOutcome> {
  const recording = await recordingFor(world.db.query, who, given.requested);
  if (!recording) return { ok: false, refusal: 'not-found' };
  const read = commentInput.safeParse(given);
  if (!read.success) {
    const fields = read.error.issues.map(({ path }) => path[0] as CommentField);
    return { ok: false, refusal: 'invalid', fields: [...new Set(fields)] };
  }
  return change(world, who, async (c): Promise<CommentOutcome> => {
    if (!(await lockRecording(c.tx, recording.id))) return { ok: false, refusal: 'not-found' };
    const make = async () => {
      const commentId = await insertComment(c.tx, recording.id, {
        author: given.requested.as,
        ...read.data,
        now: c.now,
      });
      const language = await languageOfPerson(c.tx, [recording.email.toLowerCase()]);
      await publish(c, { type: 'recording.commented', commentId, language });
      return commentId;
    };
    await runOnce(c.tx, { key: given.once, at: c.now, make });
    return { ok: true };
  });
}

/** Records that the student has opened it. */
export async function markHeard(world: World, recording: { id: string; heardAt: unknown }): Promise<void> {
  if (recording.heardAt) return;
  await world.db.transaction((tx) => setHeard(tx, recording.id, world.clock.now()));
}
