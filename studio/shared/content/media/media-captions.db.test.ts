import { Buffer } from 'node:buffer';
import { beforeEach, expect, test } from 'vitest';
import { placeLibraryFile } from '#studio/shared/content/place-library-file.ts';
import { placedFilms } from '#studio/shared/content/placed-files.queries.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { insertFilm } from '#tests/support/media/insert-film.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { removeMediaCaptions, replaceMediaCaptions } from './edit-media-captions.ts';
import { captionsOfMedia, findCaptionsFile } from './media-captions.queries.ts';
import { deleteMediaFile } from './replace-media-file.ts';

const given = testDatabase('embedded');
const fileId = '00000000-0000-4000-8000-000000000001';
const place = 'section-home-aaaaaaaa';
let world: TestWorld;
let mediaId = '';

beforeEach(async () => {
  world = testWorld(given.db);
  mediaId = await insertFilm(world, { fileId });
  await placeLibraryFile(world, owner, { kind: 'film', place, mediaId });
});

const vtt = (line: string) =>
  Buffer.from(`WEBVTT\n\nNOTE private\n\n00:01.000 --> 00:02.000\n<b>${line}</b>\n`);
const put = (line: string, seen = '', language: 'en' | 'da' = 'en') =>
  replaceMediaCaptions(world, owner, { mediaId, language, seen, bytes: vtt(line) });
const digests = async () => (await captionsOfMedia(world.db.query, mediaId)).map(({ digest }) => digest);
const shown = async () => (await placedFilms(world))[place]?.captions;

test('captions of a film are stored without what a player need not know, and shown wherever the film is [P.264]', async () => {
  expect(await put('Breathe.')).toEqual({ ok: true });
  expect(await put('Træk vejret.', '', 'da')).toEqual({ ok: true });
  const file = await findCaptionsFile(world.db.query, `${fileId}.en.vtt`);
  expect(file?.content).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nBreathe.\n');
  expect((await shown())?.toSorted()).toEqual(['da', 'en']);
  expect(await findCaptionsFile(world.db.query, `${fileId}.de.vtt`)).toBeNull();
  expect(await findCaptionsFile(world.db.query, `${place}.en.vtt`)).toBeNull();
});

test('captions are replaced and deleted only through a form that showed the current ones', async () => {
  await put('One.');
  const [seen = ''] = await digests();
  expect(await put('Two.')).toMatchObject({ refusal: 'changed' });
  expect(await put('One.')).toEqual({ ok: true });
  expect(await put('Two.', seen)).toEqual({ ok: true });
  const of = { mediaId, language: 'en' } as const;
  expect(await removeMediaCaptions(world, owner, { ...of, seen })).toMatchObject({ refusal: 'changed' });
  const [now = ''] = await digests();
  expect(await removeMediaCaptions(world, owner, { ...of, seen: now })).toEqual({ ok: true });
  expect(await removeMediaCaptions(world, owner, { ...of, seen: now })).toEqual({ ok: true });
  expect(await shown()).toEqual([]);
});

test('captions are refused from others, for other files and in other formats', async () => {
  const of = { mediaId, language: 'en', seen: '' } as const;
  const add = (bytes: Uint8Array, who = owner, id = mediaId) =>
    replaceMediaCaptions(world, who, { ...of, mediaId: id, bytes });
  expect(await add(Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nHi'))).toMatchObject({
    refusal: 'not-captions',
  });
  expect(await add(Buffer.alloc(0))).toMatchObject({ refusal: 'empty' });
  expect(await add(vtt('a'.repeat(1024 ** 2)))).toMatchObject({ refusal: 'captions-too-large' });
  expect(await add(vtt('Hi'), owner, fileId)).toMatchObject({ refusal: 'not-found' });
});

test('a film that is deleted takes its captions along', async () => {
  await put('Gone.');
  expect(await deleteMediaFile(world, owner, mediaId)).toEqual({ ok: true });
  expect(await findCaptionsFile(world.db.query, `${fileId}.en.vtt`)).toBeNull();
});
