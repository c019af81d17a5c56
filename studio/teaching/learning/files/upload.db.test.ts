import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { diskFiles } from '#platform/files/disk-files.ts';
import { chunkBytes } from '#studio/shared/media/chunks.ts';
import { loadCourses } from '#studio/teaching/learning/load-courses.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { filmOf } from '#tests/support/media/films.ts';
import { encryptedPdf } from '#tests/support/pdfs.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { beginUpload, type UploadInput } from './begin-upload.ts';
import { finishUpload, storeWholeFile } from './finish-upload.ts';
import { maxFileBytes } from './lesson-file.ts';
import { readStored, storedFile } from './read-chunks.ts';
import { deleteAbandonedLessonFiles } from './remove-file.ts';
import { storeChunk } from './store-chunk.ts';

const given = testDatabase('embedded', (db) => db.transaction((tx) => loadCourses({ tx, now: testNow })));
let world: TestWorld;
let folder: string;
let lessonId: string;

beforeEach(async () => {
  folder = temporaryFolder();
  world = testWorld(given.db, { files: diskFiles(folder) });
  const row = await given.db.query.selectFrom('lessons').select('id').executeTakeFirstOrThrow();
  lessonId = row.id;
});

const inputFor = (file: Buffer, changes: Partial<UploadInput> = {}): UploadInput => ({
  lessonId,
  role: 'media',
  language: null,
  name: 'Lesson one.mp4',
  bytes: file.length,
  fingerprint: 'x',
  ...changes,
});
const chunkOf = (file: Buffer, uploadId: string, number: number) => {
  const body = file.subarray(number * chunkBytes, (number + 1) * chunkBytes);
  return { uploadId, number, body, sha256: createHash('sha256').update(body).digest('hex') };
};
async function startUpload(file: Buffer, changes: Partial<UploadInput> = {}) {
  const outcome = await beginUpload(world, owner, inputFor(file, changes));
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.upload;
}
const arriving = () =>
  given.db.query.selectFrom('lesson_files').select('id').where('sample', 'is', null).execute();
const onDisk = async () => {
  const { readdir } = await import('node:fs/promises');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
};
async function bytesOf(id: string): Promise<Buffer> {
  const row = await given.db.query
    .selectFrom('lesson_files')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const stored = await storedFile(given.db.query, row);
  return Buffer.from(
    await new Response(readStored(world.files, { file: stored, start: 0, end: row.bytes - 1 })).arrayBuffer(),
  );
}

describe('a large file', () => {
  test('is uploaded in chunks, interrupted in the middle, and resumed by another process', async () => {
    const file = filmOf(2 * chunkBytes + 12_345);
    const first = await startUpload(file);
    expect(first).toMatchObject({ chunks: 3, stored: [] });
    await storeChunk(world, owner, chunkOf(file, first.id, 0));
    await storeChunk(world, owner, chunkOf(file, first.id, 1));
    expect(await finishUpload(world, { who: owner, uploadId: first.id })).toMatchObject({
      ok: false,
      refusal: 'incomplete',
    });
    // Everything except the database and the files is recreated.
    world = testWorld(given.db, { files: diskFiles(folder) });
    const again = await startUpload(file);
    expect(again).toEqual({ ...first, stored: [0, 1] });
    await storeChunk(world, owner, chunkOf(file, again.id, 2));
    expect(await finishUpload(world, { who: owner, uploadId: again.id })).toEqual({
      ok: true,
      kind: 'mp4',
      seconds: 4,
    });
    expect((await bytesOf(again.id)).equals(file)).toBe(true);
    expect(await finishUpload(world, { who: owner, uploadId: again.id })).toMatchObject({ ok: true });
  });

  test('a chunk sent twice, in sequence or concurrently, is stored once', async () => {
    const file = filmOf(chunkBytes + 10_000);
    const { id } = await startUpload(file);
    const chunk = chunkOf(file, id, 0);
    const outcomes = await Promise.all([1, 2, 3].map(() => storeChunk(world, owner, chunk)));
    expect(outcomes).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await storeChunk(world, owner, chunk)).toEqual({ ok: true });
    expect(await onDisk()).toBe(1);
  });

  test('a damaged chunk is refused and not stored; of a changed file, nothing stays', async () => {
    const file = filmOf(chunkBytes + 10_000);
    const { id } = await startUpload(file);
    const chunk = chunkOf(file, id, 0);
    const damaged = { ...chunk, body: Buffer.from(chunk.body).fill(0, 500, 600) };
    expect(await storeChunk(world, owner, damaged)).toMatchObject({ refusal: 'damaged' });
    expect(await storeChunk(world, owner, { ...chunkOf(file, id, 1), number: 0 })).toMatchObject({
      refusal: 'wrong-size',
    });
    expect(await onDisk()).toBe(0);
    await storeChunk(world, owner, chunk);
    expect(await storeChunk(world, owner, chunkOf(filmOf(file.length), id, 0))).toMatchObject({
      refusal: 'changed',
    });
    expect([await onDisk(), await arriving()]).toEqual([0, []]);
  });
});

describe('a refused upload leaves nothing', () => {
  test.each([
    ['a program', Buffer.from('MZ\x90 this is a program'), 'not-media'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'not-media'],
    ['half a PDF', Buffer.from('%PDF-1.7\n1 0 obj'), 'cut-off'],
    ['a PDF with a password', Buffer.from(encryptedPdf()), 'encrypted'],
    ['nothing', Buffer.alloc(0), 'empty'],
  ])('%s with the name of a video', async (_, file, refusal) => {
    const outcome = await storeWholeFile(world, { who: owner, input: inputFor(file), bytes: file });
    expect(outcome).toMatchObject({ ok: false, refusal });
    expect([await onDisk(), await arriving()]).toEqual([0, []]);
  });

  test('more than two gigabytes, before a byte of it is sent', async () => {
    const input = { ...inputFor(Buffer.alloc(1)), bytes: maxFileBytes + 1 };
    expect(await beginUpload(world, owner, input)).toMatchObject({ refusal: 'too-large' });
    expect(await arriving()).toEqual([]);
  });
});

describe('unreferenced files', () => {
  test('a replaced recording, and a file of a deleted lesson, are deleted by the reconciliation', async () => {
    const file = readFileSync(
      new URL('../../../../db/sample/courses/recorded/siren-up.m4a', import.meta.url),
    );
    const input = inputFor(file, { name: 'siren.m4a' });
    const first = await storeWholeFile(world, { who: owner, input, bytes: file });
    const other = filmOf(5000);
    const second = await storeWholeFile(world, { who: owner, input: inputFor(other), bytes: other });
    expect([first.ok, second.ok]).toEqual([true, true]);
    expect(await deleteAbandonedLessonFiles(world)).toBeGreaterThan(0);
    expect(await onDisk()).toBe(1);
    await given.db.query.deleteFrom('lessons').where('id', '=', lessonId).execute();
    await deleteAbandonedLessonFiles(world);
    expect([await onDisk(), await arriving()]).toEqual([0, []]);
  });

  test('an upload without progress for two days is deleted; a recent one stays', async () => {
    const file = filmOf(chunkBytes + 5);
    const { id } = await startUpload(file);
    await storeChunk(world, owner, chunkOf(file, id, 0));
    world.setNow(testNow.add({ hours: 47 }));
    await deleteAbandonedLessonFiles(world);
    expect(await onDisk()).toBe(1);
    world.setNow(testNow.add({ hours: 49 }));
    expect(await deleteAbandonedLessonFiles(world)).toBe(1);
    expect([await onDisk(), await arriving()]).toEqual([0, []]);
    expect(await storeChunk(world, owner, chunkOf(file, id, 1))).toMatchObject({ refusal: 'not-found' });
  });
});
