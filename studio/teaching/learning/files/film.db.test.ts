import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { BufferSource, BufferTarget, Conversion, Input, Mp4OutputFormat, Output, QTFF } from 'mediabunny';
import { beforeEach, describe, expect, test } from 'vitest';
import { diskFiles } from '#platform/files/disk-files.ts';
import { bytesSource } from '#platform/processes/input-source.ts';
import { TaskFailed } from '#platform/processes/processes.ts';
import { openTasks } from '#studio/office/admin-tasks/tasks.queries.ts';
import { loadCourses } from '#studio/teaching/learning/load-courses.ts';
import { editedLesson } from '#studio/teaching/learning/owner-lesson.queries.ts';
import { wholeFiles } from '#studio/teaching/learning/study-lesson.queries.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { inspected, outsideMedia } from '#tests/support/media/child-files.ts';
import { processes } from '#tests/support/processes/shared-processes.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import type { UploadInput } from './begin-upload.ts';
import { convertFilm, convertUnconverted } from './convert-film.ts';
import { finishUpload, storeWholeFile } from './finish-upload.ts';
import { readStored, storedFile } from './read-chunks.ts';
import { deleteAbandonedLessonFiles, giveUpUpload } from './remove-file.ts';

const given = testDatabase('embedded', (db) => db.transaction((tx) => loadCourses({ tx, now: testNow })));
const sample = (name: string) => readFileSync(new URL(`../../../../tests/files/${name}`, import.meta.url));
const iphone = sample('phone-h264.mov');
let world: TestWorld;
let folder: string;
let lessonId: string;

beforeEach(async () => {
  folder = temporaryFolder();
  world = testWorld(given.db, { files: diskFiles(folder) });
  const lessons = given.db.query
    .selectFrom('lessons')
    .select('id')
    .where('id', 'not in', (lesson) =>
      lesson
        .selectFrom('lesson_files')
        .select('lesson_id')
        .where('lesson_id', 'is not', null)
        .where('role', '=', 'media'),
    );
  lessonId = (await lessons.executeTakeFirstOrThrow()).id;
});

const send = (file: Buffer, changes: Partial<UploadInput> = {}) =>
  storeWholeFile(world, {
    who: owner,
    input: {
      lessonId,
      role: 'media',
      language: null,
      name: 'IMG 0042.MOV',
      bytes: file.length,
      fingerprint: 'x',
      ...changes,
    },
    bytes: file,
  });
const lesson = async () => {
  const edited = await editedLesson(given.db.query, lessonId);
  if (!edited) throw new Error('no lesson');
  return edited;
};
const requestedConversions = () =>
  world.requestedJobs.flatMap(({ name, data }) =>
    name === 'convert-film' && 'fileId' in data ? [{ fileId: String(data.fileId) }] : [],
  );
const convert = async () => {
  for (const data of requestedConversions().slice(-1)) await convertFilm(world, data);
};
const stored = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
};
const recording = async () => {
  const [file] = await wholeFiles(given.db.query, lessonId);
  if (!file) return null;
  const read = readStored(world.files, {
    file: await storedFile(given.db.query, file),
    start: 0,
    end: file.bytes - 1,
  });
  return Buffer.from(await new Response(read).arrayBuffer());
};

describe('a file of a lesson from outside', () => {
  test.each([
    ['whatsapp.ogg', 'm4a'],
    ['raw.aac', 'm4a'],
    ['screen.webm', 'webm'],
  ])('%s is remuxed to %s by the job, and is then what students play', async (name, kind) => {
    expect(await send(outsideMedia(name), { name })).toEqual({ ok: true, kind, seconds: 4 });
    await convert();
    expect((await lesson()).files).toMatchObject([{ kind, seconds: 4 }]);
    const made = (await recording()) ?? Buffer.alloc(0);
    expect(await inspected(made)).toMatchObject({ format: kind, seconds: 4 });
  });

  test.each([
    ['take.flac', 'flac'],
    ['moov-end.mp4', 'mp4'],
    ['voice.m4a', 'm4a'],
  ])('%s is kept as it is', async (name, kind) => {
    expect(await send(outsideMedia(name), { name })).toEqual({ ok: true, kind, seconds: 4 });
    expect(await recording()).toEqual(outsideMedia(name));
  });

  test.each([
    ['high10-444.mp4', 'profile'],
    ['fake.mp3', 'no-sound'],
  ])('%s is refused as %s, and nothing is stored', async (name, refusal) => {
    expect(await send(outsideMedia(name), { name })).toMatchObject({ ok: false, refusal });
    expect(await stored()).toBe(0);
  });
});

describe('an iPhone video in H.264', () => {
  test('becomes an MP4 with the same picture and sound, and nothing of the QuickTime file stays', async () => {
    expect(await send(iphone)).toEqual({ ok: true, kind: 'mp4', seconds: 2 });
    expect((await lesson()).films).toMatchObject([{ name: 'IMG 0042.mp4', hasFailed: false }]);
    expect((await lesson()).unfinished).toEqual([]);
    expect(await recording()).toBeNull();
    await convert();
    expect(await lesson()).toMatchObject({
      films: [],
      unfinished: [],
      files: [{ name: 'IMG 0042.mp4', kind: 'mp4', seconds: 2 }],
    });
    const made = (await recording()) ?? Buffer.alloc(0);
    expect(made.toString('latin1', 4, 12)).toBe('ftypisom');
    expect(await processes.run('inspect-media', {}, { source: bytesSource(made) })).toEqual({
      format: 'mp4',
      seconds: 2,
      isRemuxed: false,
    });
    // Not re-encoded: it contains the pictures of the camera unchanged.
    const pictures = codedPictures(iphone);
    expect(pictures.length).toBeGreaterThanOrEqual(20);
    expect(pictures.filter((picture) => made.includes(picture))).toHaveLength(pictures.length);
    // Rotated by the matrix of the track; the pictures are unchanged.
    expect(isQuarterTurned(made)).toBe(true);
    await deleteAbandonedLessonFiles(world);
    expect(await stored()).toBe(1);
    expect(await openTasks(given.db.query, owner)).toEqual([]);
  });

  test('sent twice by the same form is one recording, before and after conversion', async () => {
    await send(iphone);
    expect(await send(iphone)).toMatchObject({ ok: true, kind: 'mp4' });
    await convert();
    expect(await send(iphone)).toMatchObject({ ok: true, kind: 'mp4' });
    expect(requestedConversions()).toHaveLength(1);
    expect((await lesson()).files).toHaveLength(1);
  });

  test('can be finished again after a lost response, also when already converted', async () => {
    await send(iphone);
    const [job] = requestedConversions();
    expect(await finishUpload(world, { who: owner, uploadId: job!.fileId })).toMatchObject({
      ok: true,
      kind: 'mp4',
    });
    await convert();
    expect(await finishUpload(world, { who: owner, uploadId: job!.fileId })).toMatchObject({
      ok: true,
      kind: 'mp4',
      seconds: 2,
    });
  });

  test('is converted by one process at a time, and by another when the first dies', async () => {
    await send(iphone);
    expect(await convertUnconverted(world)).toBe(1);
    const [job] = requestedConversions();
    await Promise.all([convertFilm(world, job!), convertFilm(world, job!)]);
    expect((await lesson()).files).toHaveLength(1);

    await send(iphone, { role: 'resource' });
    const stopped = { ...world, processes: failing('stopped') };
    await expect(convertFilm(stopped, requestedConversions().at(-1)!)).rejects.toThrow('stopped');
    expect(await convertUnconverted(world)).toBe(1);
    await given.db.query
      .updateTable('lesson_files')
      .set({ converting_until: testNow.add({ minutes: 5 }) })
      .where('state', '=', 'converting')
      .execute();
    expect(await convertUnconverted(world)).toBe(0);
    world.setNow(testNow.add({ minutes: 6 }));
    expect(await convertUnconverted(world)).toBe(1);
    await convert();
    expect((await lesson()).files).toHaveLength(2);
  });

  test('is discarded when another recording was uploaded during the conversion', async () => {
    await send(iphone);
    world.setNow(testNow.add({ minutes: 1 }));
    const later = sample('../../db/sample/courses/recorded/siren-up.m4a');
    await send(later, { name: 'later.m4a' });
    await convert();
    expect((await lesson()).files.map(({ name }) => name)).toEqual(['later.m4a']);
    expect(await recording()).toEqual(later);
    await deleteAbandonedLessonFiles(world);
    expect(await stored()).toBe(1);
  });

  test('deleted while waiting is gone, and is not converted', async () => {
    await send(iphone);
    const [film] = (await lesson()).films;
    expect(await giveUpUpload(world, owner, film!.id)).toBe(true);
    await convert();
    expect(await lesson()).toMatchObject({ films: [], files: [] });
    expect(await stored()).toBe(0);
  });
});

describe('files that browsers cannot play are refused, and nothing of them is stored', () => {
  test('HEVC, naming the iPhone setting to change, in both languages', async () => {
    expect(await send(sample('phone-hevc.mov'))).toMatchObject({
      refusal: 'hevc',
      message: expect.stringContaining('Settings → Camera → Formats → Most Compatible'),
    });
    const danish = { ...owner, language: 'da' } as const;
    const file = sample('phone-hevc.mov');
    const about = { lessonId, role: 'media', language: null, name: 'a.mov', fingerprint: 'y' } as const;
    expect(
      await storeWholeFile(world, { who: danish, input: { ...about, bytes: file.length }, bytes: file }),
    ).toMatchObject({
      message: expect.stringContaining('Indstillinger → Kamera → Formater → Mest kompatibel'),
    });
    expect([await stored(), (await lesson()).films, requestedConversions()]).toEqual([0, [], []]);
  });

  test.each(['IMG_0042.mp4', 'IMG_0042.m4v'])(
    'HEVC in an MP4 (%s): refused, naming the same setting',
    async (name) => {
      expect(await send(await remuxed('phone-hevc.mov'), { name })).toMatchObject({
        refusal: 'hevc',
        message: expect.stringContaining('Settings → Camera → Formats → Most Compatible'),
      });
      expect([await stored(), (await lesson()).films, (await lesson()).files]).toEqual([0, [], []]);
    },
  );

  test('H.264 in an MP4: stored unchanged, without a conversion', async () => {
    const film = await remuxed('phone-h264.mov');
    expect(await send(film, { name: 'IMG_0042.mp4' })).toEqual({ ok: true, kind: 'mp4', seconds: 2 });
    expect(requestedConversions()).toEqual([]);
    expect(await recording()).toEqual(film);
  });

  test('a video in another codec, and a truncated video', async () => {
    expect(await send(sample('motion-jpeg.mov'))).toMatchObject({ refusal: 'unplayable' });
    expect(await send(iphone.subarray(0, 6_000))).toMatchObject({ refusal: 'cut-off' });
    expect([await stored(), (await lesson()).films]).toEqual([0, []]);
  });
});

test('a video that crashes the conversion is marked after one attempt, and is a task until it is deleted', async () => {
  await send(iphone);
  await convertFilm({ ...world, processes: failing('memory') }, requestedConversions().at(-1)!);
  const [film] = (await lesson()).films;
  expect(film).toMatchObject({ hasFailed: true });
  expect(await convertUnconverted(world)).toBe(0);
  expect(await openTasks(given.db.query, owner)).toMatchObject([
    { kind: 'file-failed', details: { what: 'IMG 0042.mp4', reason: 'memory' } },
  ]);
  await giveUpUpload(world, owner, film!.id);
  expect(await openTasks(given.db.query, owner)).toEqual([]);
  expect(await stored()).toBe(0);
});

function failing(failure: 'stopped' | 'memory'): TestWorld['processes'] {
  return {
    ...processes,
    run: (name) => Promise.reject(new TaskFailed(name, failure, 'as this test wants it')),
  };
}

/** The same packets in an MP4, as exported by a computer. */
async function remuxed(name: string): Promise<Buffer> {
  const input = new Input({ formats: [QTFF], source: new BufferSource(sample(name)) });
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  await (await Conversion.init({ input, output, showWarnings: false })).execute();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}

/** Length-prefixed H.264 units, as both formats store them, found in the media data. */
function codedPictures(film: Buffer): Buffer[] {
  const begin = film.indexOf('mdat') + 4;
  const end = film.indexOf('moov') - 4;
  const units: Buffer[] = [];
  for (let at = begin; at + 4 < end; ) {
    const length = film.readUInt32BE(at);
    const kind = film[at + 4]! & 0x1f;
    if (length > 0 && at + 4 + length <= end && [1, 5, 6].includes(kind)) {
      units.push(film.subarray(at, at + 4 + length));
      at += 4 + length;
    } else at += 1;
  }
  return units;
}

/** The matrix of a track header rotates by 90 degrees: its diagonal is zero (ISO 14496-12, 8.3.2). */
function isQuarterTurned(film: Buffer): boolean {
  const at = film.indexOf('tkhd') + 4;
  const matrix = at + (film[at] === 1 ? 52 : 40);
  return film.readInt32BE(matrix) === 0 && Math.abs(film.readInt32BE(matrix + 4)) === 0x10000;
}
