import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { outsideMedia } from '#tests/support/media/child-files.ts';
import { silentMp3, waveFile } from '#tests/support/media/sounds.ts';
import { samplePdf } from '#tests/support/pdfs.ts';
import { processes } from '#tests/support/processes/shared-processes.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { placedPhotographs } from '../photographs.queries.ts';
import { placeLibraryPicture, placePhotograph, takePhotographAway } from '../place-photograph.ts';
import { placeLibraryRecording } from '../place-recording.ts';
import { placedRecordings } from '../recordings.queries.ts';
import { openPicture } from '../store-picture.ts';
import { addMediaFile, addMediaLink } from './add-media-file.ts';
import { editMediaFile } from './edit-media-file.ts';
import { findMediaFile, listMedia, mediaUsages } from './media-files.queries.ts';
import { sourceOf } from './media-source.ts';
import { deleteMediaFile, replaceMediaFile } from './replace-media-file.ts';
import { openMediaFile } from './store-media.ts';

const given = testDatabase('embedded');
let world: TestWorld;
beforeEach(() => {
  world = testWorld(given.db);
});

const picture = (red: number, width = 900) =>
  sharp({ create: { width, height: 600, channels: 3, background: { r: red, g: 30, b: 40 } } })
    .jpeg()
    .toBuffer();
const red = await picture(200);
const blue = await picture(20, 800);
const mp3 = silentMp3();
const pdf = samplePdf();
const sample = (name: string) => readFileSync(new URL(`../../../../tests/files/${name}`, import.meta.url));
const square = { width: 1, height: 1 };

async function add(bytes: Uint8Array, name = 'Åse.jpg', texts = {}): Promise<string> {
  const added = await addMediaFile(world, owner, { source: sourceOf(name, bytes), ...texts });
  if (!added.ok) throw new Error(added.refusal);
  return added.id;
}
const list = (filters = {}, search = '') =>
  listMedia(given.db.query, owner, { sort: 'date', order: 'descending', filters, search, at: null });
const shown = async (place: string) => (await placedPhotographs(world, 'en'))[place];
const idOf = (address: string) => address.split('/').at(-1) ?? '';

describe('a recording or a film from outside', () => {
  test.each([
    ['whatsapp.ogg', 'audio', 'm4a'],
    ['raw.aac', 'audio', 'm4a'],
    ['take.flac', 'audio', 'flac'],
    ['voice.m4a', 'audio', 'm4a'],
    ['screen.webm', 'video', 'webm'],
    ['rot90.mov', 'video', 'mp4'],
    ['moov-end.mp4', 'video', 'mp4'],
  ])('%s is kept as %s in %s', async (name, kind, format) => {
    const file = await findMediaFile(given.db.query, await add(outsideMedia(name), name));
    expect(file).toMatchObject({ name, kind, format, seconds: 4 });
  });

  test.each([
    ['high10-444.mp4', 'profile'],
    ['fake.mp3', 'no-sound'],
    ['anim.gif', 'animated'],
    ['script.svg', 'drawing'],
    ['truncated.jpg', 'cut-off'],
  ])('%s is refused as %s', async (name, refusal) => {
    const added = await addMediaFile(world, owner, { source: sourceOf(name, outsideMedia(name)) });
    expect(added).toEqual({ ok: false, refusal });
  });

  test('a WAV is placed where a recording is heard, under its own ending', async () => {
    const mediaId = await add(waveFile(), 'take.wav');
    expect(await placeLibraryRecording(world, owner, { place: 'hero', mediaId })).toEqual({ ok: true });
    expect((await placedRecordings(world, 'en')).hero?.address).toMatch(/^\/recordings\/.*\.wav$/);
  });

  test('a film in WebM is opened under its own ending', async () => {
    const file = await findMediaFile(given.db.query, await add(outsideMedia('screen.webm'), 'screen.webm'));
    const opened = await openMediaFile(world, `${file?.fileId}.webm`);
    expect(opened?.contentType).toBe('video/webm');
    await opened?.body.cancel();
  });
});

describe('a file of the media library', () => {
  test('is listed with kind, name and texts, and found by kind and by name', async () => {
    await add(red, 'Åse på scenen.jpg', { textEn: 'Åse on stage' });
    await add(mp3, 'siren.mp3');
    await add(pdf, 'programme.pdf');
    expect(await addMediaLink(world, owner, { name: 'Concert', url: 'https://youtu.be/abc' })).toMatchObject({
      ok: true,
    });
    expect((await list()).rows.map(({ kind }) => kind).sort()).toEqual(['audio', 'link', 'pdf', 'picture']);
    expect((await list({ kind: 'picture' })).rows).toMatchObject([
      { name: 'Åse på scenen.jpg', usages: 0, textEn: 'Åse on stage' },
    ]);
    expect((await list({}, 'scen')).rows).toHaveLength(1);
    expect((await list({ state: 'no-text' })).rows).toHaveLength(2);
  });

  test('is found by its alternative texts, in both languages', async () => {
    await add(red, 'IMG_0042.jpg', { textEn: 'Åse on stage', textDa: 'Åse på scenen' });
    await add(blue, 'IMG_0043.jpg');
    expect((await list({}, 'stage')).rows).toMatchObject([{ name: 'IMG_0042.jpg' }]);
    expect((await list({ kind: 'picture' }, 'scenen')).rows).toHaveLength(1);
  });

  test('in QuickTime becomes an MP4, and nothing of the conversion stays; in HEVC it is refused', async () => {
    world = testWorld(given.db, { processes });
    const film = sample('phone-h264.mov');
    const id = await add(film, 'IMG_0042.MOV');
    const file = await findMediaFile(given.db.query, id);
    expect(file).toMatchObject({ kind: 'video', format: 'mp4', seconds: 2, bytes: film.length });
    const stored = await openMediaFile(world, `${file?.fileId}.mp4`, { start: 4, end: 11 });
    const head = Buffer.concat(await Array.fromAsync(stored?.body ?? []));
    expect(head.toString()).not.toBe('ftypqt  ');
    expect(await given.db.query.selectFrom('media_uploads').select('id').execute()).toEqual([]);
    expect(await add(film, 'again.mov')).toBe(id);
    const hevc = sourceOf('a.mov', sample('phone-hevc.mov'));
    expect(await addMediaFile(world, owner, { source: hevc })).toEqual({ ok: false, refusal: 'hevc' });
  });

  test('is added once, however often it is uploaded', async () => {
    const id = await add(red);
    expect(await add(red, 'again.jpg', { textDa: 'Åse' })).toBe(id);
    expect((await list()).rows).toMatchObject([{ name: 'Åse.jpg', textDa: 'Åse' }]);
  });

  test('is kept whole as AVIF and WebP with a master, or as it came', async () => {
    const file = await findMediaFile(given.db.query, await add(red));
    expect(file?.picture).toMatchObject({
      width: 900,
      height: 600,
      widths: [480, 800, 900],
      hasMaster: true,
    });
    expect(await openPicture(world, file!.fileId!, '800.avif')).not.toBeNull();
    const document = await findMediaFile(given.db.query, await add(pdf, 'a.pdf'));
    expect(await openMediaFile(world, `${document!.fileId}.pdf`)).not.toBeNull();
  });

  test.each([
    ['a text', Buffer.from('hello'), 'unsupported'],
    ['nothing', Buffer.alloc(0), 'empty'],
    ['half a JPEG', red.subarray(0, 400), 'cut-off'],
    ['a PDF without an end', pdf.subarray(0, 20), 'cut-off'],
  ] as const)('is refused by its content: %s', async (_what, bytes, refusal) => {
    expect(await addMediaFile(world, owner, { source: sourceOf('x.jpg', bytes) })).toEqual({
      ok: false,
      refusal,
    });
    expect((await list()).rows).toEqual([]);
  });

  test.each([
    'https://example.com/film',
    'javascript:alert(1)',
    'https://youtube.com.evil.dk/watch',
    'https://vimeo.com',
  ])('is no link to %s', async (url) => {
    expect(await addMediaLink(world, owner, { name: 'x', url })).toEqual({
      ok: false,
      refusal: 'not-a-link',
    });
  });
});

describe('a placed file', () => {
  test('is shown cropped around its focal point, and again when the point moves', async () => {
    const id = await add(red, 'Åse.jpg', { textEn: 'Åse', textDa: 'Åse' });
    const place = { place: 'rose', proportions: square, mediaId: id };
    expect(await placeLibraryPicture(world, owner, { ...place, seen: null })).toEqual({ ok: true });
    const before = (await shown('rose'))!;
    expect([before.width / before.height, before.alt]).toEqual([1, 'Åse']);
    const edit = {
      id,
      version: 1,
      name: 'Åse',
      textEn: 'Åse sings',
      textDa: 'Åse synger',
      focus: { x: 0, y: 50 },
    };
    expect(await editMediaFile(world, owner, edit)).toEqual({ ok: true });
    const after = (await shown('rose'))!;
    expect([after.address === before.address, after.alt]).toEqual([false, 'Åse sings']);
    expect(await openPicture(world, idOf(before.address), '480.webp')).toBeNull();
    expect(await openPicture(world, idOf(after.address), '480.webp')).not.toBeNull();
    expect(await editMediaFile(world, owner, edit)).toEqual({ ok: false, refusal: 'changed' });
  });

  test('is replaced at every place at once; the old files are removed', async () => {
    const id = await add(red);
    for (const place of ['rose', 'island']) {
      await placeLibraryPicture(world, owner, { place, proportions: square, mediaId: id });
    }
    const old = await findMediaFile(given.db.query, id);
    const before = [(await shown('rose'))!.address, (await shown('island'))!.address];
    const source = sourceOf('new.jpg', blue);
    expect(await replaceMediaFile(world, owner, { id, version: 1, source })).toEqual({ ok: true });
    expect(before).not.toContain((await shown('rose'))!.address);
    expect(before).not.toContain((await shown('island'))!.address);
    expect(await openPicture(world, old!.fileId!, '480.webp')).toBeNull();
    expect((await findMediaFile(given.db.query, id))?.name).toBe('Åse.jpg');
    expect(await replaceMediaFile(world, owner, { id, version: 2, source: sourceOf('a.mp3', mp3) })).toEqual({
      ok: false,
      refusal: 'other-kind',
    });
  });

  test('names its places, and is deleted only when it has none', async () => {
    const id = await add(red);
    await placeLibraryPicture(world, owner, { place: 'rose', proportions: square, mediaId: id });
    expect(await mediaUsages(given.db.query, id)).toEqual([{ kind: 'photograph', key: 'rose' }]);
    expect(await deleteMediaFile(world, owner, id)).toEqual({ ok: false, refusal: 'used' });
    await takePhotographAway(world, owner, { place: 'rose' });
    expect((await findMediaFile(given.db.query, id))?.picture).not.toBeNull();
    expect(await deleteMediaFile(world, owner, id)).toEqual({ ok: true });
    expect(await deleteMediaFile(world, owner, id)).toEqual({ ok: true });
    expect((await list()).rows).toEqual([]);
  });

  test('may be a recording at several places', async () => {
    const mediaId = await add(mp3, 'siren.mp3', { textEn: 'A siren' });
    for (const place of ['siren', 'warm-up']) {
      expect(await placeLibraryRecording(world, owner, { place, mediaId, seen: null })).toEqual({ ok: true });
    }
    expect(await mediaUsages(given.db.query, mediaId)).toHaveLength(2);
  });

  test('comes into the library with the form of a place', async () => {
    const input = {
      place: 'rose',
      proportions: square,
      bytes: red,
      fileName: 'Rose.jpg',
      altEn: 'A rose',
      altDa: 'En rose',
    };
    expect(await placePhotograph(world, owner, input)).toEqual({ ok: true });
    expect((await list()).rows).toMatchObject([{ name: 'Rose.jpg', usages: 1, textDa: 'En rose' }]);
  });
});

test('what a version before the library places is in the library, and can be cropped anew', async () => {
  await placePhotograph(world, owner, {
    place: 'rose',
    proportions: square,
    bytes: red,
    altEn: 'A rose',
    altDa: '',
  });
  const { id: fileId, widths } = await given.db.query
    .selectFrom('photographs')
    .selectAll()
    .executeTakeFirstOrThrow();
  await given.db.query.deleteFrom('photographs').execute();
  await sql`insert into photographs (place, id, widths, width, height, placeholder, alt_en, changed_at)
    values ('rose', ${fileId}, ${widths}, 600, 600, 'data:,', 'A rose', now())`.execute(given.db.query);
  await sql`insert into recordings (place, id, kind, bytes, changed_at)
    values ('siren', gen_random_uuid(), 'mp3', 10, now())`.execute(given.db.query);
  const { rows } = await list();
  expect(rows.map(({ name, usages }) => [name, usages]).sort()).toEqual(
    [
      ['rose', 1],
      ['rose', 0],
      ['siren', 1],
    ].sort(),
  );
  const carried = rows.find(({ name, usages }) => name === 'rose' && usages === 1)!;
  const edit = {
    id: carried.id,
    version: 1,
    name: 'Rose',
    textEn: 'A rose',
    textDa: 'En rose',
    focus: { x: 10, y: 10 },
  };
  expect(await editMediaFile(world, owner, edit)).toEqual({ ok: true });
  expect(await openPicture(world, fileId, '480.webp')).not.toBeNull();
});
