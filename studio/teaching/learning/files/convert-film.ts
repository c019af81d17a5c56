import { createHash, randomUUID } from 'node:crypto';
import { isInputFault, type TaskFailed, type TaskFiles } from '#platform/processes/processes.ts';
import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { chunkBytes } from '#studio/shared/media/chunks.ts';
import { system } from '#studio/shared/who.ts';
import { auditAdded } from '#studio/teaching/learning/audit-added.ts';
import { halfMadeFrom, isOvertaken, unconvertedFilms } from './films.queries.ts';
import { claimFilm, describeMade, keepFilm, markFailed, releaseFilm } from './films.store.ts';
import { digestOf } from './finish-upload.ts';
import { chunkKey, maxFileBytes } from './lesson-file.ts';
import {
  announceChunk,
  completeFile,
  insertArriving,
  lockLessonRow,
  markKept,
  releaseFile,
} from './lesson-files.store.ts';
import { readAtIn, storedFile } from './read-chunks.ts';
import { filmTask, removeBytes } from './remove-file.ts';

/** Minutes without progress after which another process may take over. */
const leaseMinutes = 5;

type Film = NonNullable<Awaited<ReturnType<typeof claimFilm>>> & { lesson_id: string };

/**
 * Job: remuxes a QuickTime film to MP4 in chunks and replaces it. A lease allows one process at a time.
 * An unconvertible film is marked and becomes a task of the owner.
 * @throws to be retried
 */
export async function convertFilm(world: World, { fileId }: { fileId: string }): Promise<void> {
  const now = world.clock.now();
  const film = await claimFilm(world.db.query, { id: fileId, now, until: leaseFrom(now) });
  if (!film?.lesson_id) return;
  const ours: Film = { ...film, lesson_id: film.lesson_id };
  for (const id of await halfMadeFrom(world.db.query, fileId)) await discard(world, id);
  const madeId = randomUUID();
  try {
    const digests = await write(world, ours, madeId);
    if (!(await replaceFilm(world, ours, { madeId, ...digests }))) await discard(world, madeId);
    await removeBytes(world, fileId);
  } catch (error) {
    await discard(world, madeId);
    if (!isInputFault(error)) {
      await releaseFilm(world.db.query, fileId);
      throw error;
    }
    await giveToOwner(world, ours, error);
  }
}

/** Each row is written before its chunk. */
async function write(world: World, film: Film, madeId: string): Promise<{ chunks: string[]; bytes: number }> {
  const q = world.db.query;
  await insertArriving(q, {
    id: madeId,
    lessonId: film.lesson_id,
    role: film.role,
    language: film.language,
    name: film.name,
    bytes: film.bytes,
    chunkBytes,
    fingerprint: '',
    madeFrom: film.id,
    at: world.clock.now(),
  });
  const chunks: string[] = [];
  const sink: TaskFiles['sink'] = async (number, piece) => {
    if (!(await keepFilm(q, film.id, leaseFrom(world.clock.now())))) throw new Error('the film was given up');
    const sha256 = createHash('sha256').update(piece).digest('hex');
    const chunk = { fileId: madeId, number, bytes: piece.length, sha256 };
    await announceChunk(q, chunk);
    const rules = { contentType: 'application/octet-stream', maxBytes: piece.length } as const;
    await world.files.put(chunkKey(madeId, number, sha256), once(piece), rules);
    await markKept(q, chunk);
    chunks[number] = sha256;
  };
  const stored = await storedFile(q, film);
  const source = { bytes: film.bytes, read: readAtIn(world.files, stored) };
  const input = { pieceBytes: chunkBytes, mostBytes: maxFileBytes };
  const { bytes } = await world.processes.run('convert-film', input, { source, sink });
  return { chunks, bytes };
}

async function replaceFilm(
  world: World,
  film: Film,
  made: { madeId: string; chunks: string[]; bytes: number },
): Promise<boolean> {
  const at = world.clock.now();
  const { kind, name, seconds, lesson_id: lessonId } = film;
  return world.db.transaction(async (tx) => {
    await lockLessonRow(tx, lessonId);
    const isLate = await isOvertaken(tx, film);
    if (!(await releaseFile(tx, film.id, at)) || isLate || !kind) return false;
    await describeMade(tx, { id: made.madeId, kind, sourceDigest: film.digest });
    const digest = digestOf(made.chunks);
    await completeFile(tx, { id: made.madeId, name, seconds, digest, bytes: made.bytes, at });
    await auditAdded(tx, { lessonId, kind, at });
    return true;
  });
}

async function giveToOwner(world: World, film: Film, error: TaskFailed): Promise<void> {
  await change(world, system, async (c) => {
    if (!(await markFailed(c, film.id))) return;
    const file = filmTask({ lessonId: film.lesson_id, fileId: film.id });
    await publish(c, { type: 'file.processing-failed', file, name: film.name, reason: error.failure });
  });
}

async function discard(world: World, id: string): Promise<void> {
  await releaseFile(world.db.query, id, world.clock.now());
  await removeBytes(world, id);
}

function leaseFrom(now: Temporal.Instant): Temporal.Instant {
  return now.add({ minutes: leaseMinutes });
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Reconciler for lost jobs. Returns the number of films. */
export async function convertUnconverted(world: World): Promise<number> {
  const ids = await unconvertedFilms(world.db.query, world.clock.now());
  for (const id of ids) {
    await world.db.transaction((tx) => world.jobs.send(tx, { name: 'convert-film', data: { fileId: id } }));
  }
  return ids.length;
}
