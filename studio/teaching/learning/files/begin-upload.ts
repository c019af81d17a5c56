import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { chunkBytes, chunkCount } from '#studio/shared/media/chunks.ts';
import type { May } from '#studio/shared/who.ts';
import { listVersion } from '#studio/teaching/learning/list-version.ts';
import { maxFileBytes } from './lesson-file.ts';
import { interruptedUpload, storedChunks, wholeFilesOf } from './lesson-files.queries.ts';
import { insertArriving, lockLessonRow } from './lesson-files.store.ts';
import { type FileRefusal, fileRefusal } from './upload.messages.ts';

export const uploadInput = z.object({
  lessonId: z.guid(),
  role: z.enum(['media', 'resource']),
  language: z.enum(['da', 'en']).nullable(),
  name: z.string().trim().min(1).max(300),
  bytes: z.number().int().nonnegative(),
  fingerprint: z.string().max(200),
  /** Recordings the form showed (`listVersion`); absent: not compared, as for resources. */
  seen: z.string().max(200).nullish(),
});
export type UploadInput = z.infer<typeof uploadInput>;

export interface Upload {
  id: string;
  chunkBytes: number;
  chunks: number;
  stored: number[];
}

export type BeginOutcome =
  | { ok: true; upload: Upload }
  | { ok: false; refusal: FileRefusal; message: string };

/** Starts an upload or resumes the same one after an interruption. Idempotent. */
export async function beginUpload(
  world: World,
  who: May<'catalogue'>,
  input: UploadInput,
): Promise<BeginOutcome> {
  const refuse = (refusal: FileRefusal) => fileRefusal(who.language, refusal);
  if (input.bytes === 0) return refuse('empty');
  if (input.bytes > maxFileBytes) return refuse('too-large');
  const at = world.clock.now();
  return world.db.transaction(async (tx) => {
    if (!(await lockLessonRow(tx, input.lessonId))) return refuse('not-found');
    // Before gigabytes are sent in vain.
    if (!(await isCurrentVersion(tx, input))) return refuse('replaced');
    const known = await interruptedUpload(tx, input);
    const id = known?.id ?? randomUUID();
    const perChunk = known?.chunkBytes ?? chunkBytes;
    if (!known) await insertArriving(tx, { ...input, id, chunkBytes: perChunk, at });
    const stored = await storedChunks(tx, id);
    return {
      ok: true as const,
      upload: {
        id,
        chunkBytes: perChunk,
        chunks: chunkCount(input.bytes, perChunk),
        stored: stored.map(({ number }) => number),
      },
    };
  });
}

/** The recordings are those `seen`. The lesson is locked. */
export async function isCurrentVersion(
  tx: Tx,
  input: { lessonId: string; role: 'media' | 'resource'; seen?: string | null | undefined },
): Promise<boolean> {
  if (input.role !== 'media' || input.seen === null || input.seen === undefined) return true;
  return listVersion(await wholeFilesOf(tx, input.lessonId, 'media')) === input.seen;
}
