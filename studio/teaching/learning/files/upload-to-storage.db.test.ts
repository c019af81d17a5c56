import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { s3Files } from '#platform/files/s3-files.ts';
import { chunkBytes } from '#studio/shared/media/chunks.ts';
import { loadCourses } from '#studio/teaching/learning/load-courses.ts';
import { type Fault, type S3StandIn, startS3 } from '#tests/stand-ins/s3/s3-stand-in.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { filmOf } from '#tests/support/media/films.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { beginUpload } from './begin-upload.ts';
import { finishUpload } from './finish-upload.ts';
import { readStored, storedFile } from './read-chunks.ts';
import { removeFile } from './remove-file.ts';
import { storeChunk } from './store-chunk.ts';

const given = testDatabase('embedded', (db) => db.transaction((tx) => loadCourses({ tx, now: testNow })));
const film = filmOf(2 * chunkBytes + 4_321);
let s3: S3StandIn;
let world: TestWorld;
let upload: string;
beforeAll(async () => {
  s3 = await startS3();
});
afterEach(() => s3.behave());
afterAll(() => s3.close());

beforeEach(async () => {
  s3.objects.clear();
  const files = s3Files({ endpoint: s3.url, bucket: s3.bucket, region: 'auto', ...s3.key }, [1, 1]);
  world = testWorld(given.db, { files });
  const { id } = await given.db.query.selectFrom('lessons').select('id').executeTakeFirstOrThrow();
  const about = { lessonId: id, role: 'media', language: null, name: 'a.mp4', fingerprint: 'x' } as const;
  const startedUpload = await beginUpload(world, owner, { ...about, bytes: film.length });
  if (!startedUpload.ok) throw new Error(startedUpload.refusal);
  upload = startedUpload.upload.id;
});

const slowDown: Fault = { status: 503 };
const keep = (number: number) => {
  const body = film.subarray(number * chunkBytes, (number + 1) * chunkBytes);
  const sha256 = createHash('sha256').update(body).digest('hex');
  return storeChunk(world, owner, { uploadId: upload, number, body, sha256 });
};
const read = async (start: number, end: number) => {
  const row = await given.db.query
    .selectFrom('lesson_files')
    .selectAll()
    .where('id', '=', upload)
    .executeTakeFirstOrThrow();
  const stored = await storedFile(given.db.query, row);
  return Buffer.from(await new Response(readStored(world.files, { file: stored, start, end })).arrayBuffer());
};

test('object storage: a recording is uploaded despite errors, read across parts, and deleted completely [S2.126]', async () => {
  s3.behave(slowDown, { status: 500 });
  expect(await keep(0)).toEqual({ ok: true });
  s3.behave('cut-before', 'cut-after');
  expect(await keep(1)).toEqual({ ok: true });
  // Down for longer than the client retries: a missing file is never assumed to be stored.
  s3.behave(slowDown, slowDown, slowDown);
  await expect(keep(2)).rejects.toThrow('503');
  expect(await finishUpload(world, { who: owner, uploadId: upload })).toMatchObject({
    refusal: 'incomplete',
  });
  expect(s3.objects.size).toBe(2);
  expect(await keep(2)).toEqual({ ok: true });
  expect(await finishUpload(world, { who: owner, uploadId: upload })).toMatchObject({
    ok: true,
    kind: 'mp4',
  });

  expect((await read(0, film.length - 1)).equals(film)).toBe(true);
  const seam = await read(chunkBytes - 10, chunkBytes + 9);
  expect(seam.equals(film.subarray(chunkBytes - 10, chunkBytes + 10))).toBe(true);
  s3.behave(slowDown, 'cut-before');
  expect((await read(film.length - 5, film.length - 1)).equals(film.subarray(-5))).toBe(true);

  s3.behave('cut-after', { status: 500 });
  expect(await removeFile(world, owner, upload)).toBe(true);
  expect(s3.objects.size).toBe(0);
});

test('object storage: a missing part is an error while reading, never other bytes', async () => {
  for (const number of [0, 1, 2]) await keep(number);
  await finishUpload(world, { who: owner, uploadId: upload });
  const [, second = ''] = [...s3.objects.keys()].toSorted();
  s3.objects.delete(second);
  expect((await read(0, 99)).equals(film.subarray(0, 100))).toBe(true);
  await expect(read(chunkBytes - 10, chunkBytes + 9)).rejects.toThrow('chunk 1');
});
