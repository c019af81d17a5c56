import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { placeRecording, removeRecording } from './place-recording.ts';
import { placedRecordings, recordingTexts } from './recordings.queries.ts';
import { openRecording } from './store-recording.ts';

const given = testDatabase('embedded');
let world: TestWorld;
beforeEach(async () => {
  world = testWorld(given.db);
  // The files outlive the rollback.
  for (const key of await world.files.list('recordings/')) await world.files.remove(key);
});

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url));
const mp3 = read('app/media/sounds/rose.mp3');
const m4a = read('db/sample/courses/recorded/long-note.m4a');
const input = {
  place: 'rose',
  bytes: mp3,
  fileName: 'Rosen.mp3',
  textEn: 'One vowel',
  textDa: ' Én vokal ',
};

const place = (who: typeof owner, changes: Partial<typeof input> = {}) =>
  placeRecording(world, who, { ...input, ...changes });
const shown = async (language: 'en' | 'da' = 'en') => (await placedRecordings(world, language)).rose;
const fileOf = (address: string) => openRecording(world, address.split('/').at(-1) ?? '');

describe("an owner's recording in place of a synthesised sound", () => {
  test('is stored with its length and its text in the language of the page', async () => {
    expect(await place(owner)).toEqual({ ok: true });
    expect(await shown('da')).toMatchObject({ seconds: 5, text: 'Én vokal' });
    const file = await fileOf((await shown())?.address ?? '');
    expect([file?.bytes, file?.contentType]).toEqual([mp3.length, 'audio/mpeg']);
    await file?.body.cancel();
  });

  test('may be MP4 audio of a phone, and the former file stays in the library', async () => {
    await place(owner);
    const former = (await shown())?.address ?? '';
    expect(await place(owner, { bytes: m4a, fileName: 'Memo.m4a' })).toEqual({ ok: true });
    expect((await shown())?.address).toMatch(/\.m4a$/);
    const file = await fileOf(former);
    expect(file?.bytes).toBe(mp3.length);
    await file?.body.cancel();
  });

  test('that is no audio is refused by its content, and the former one stays', async () => {
    await place(owner);
    const before = await shown();
    for (const bytes of [Buffer.from('%PDF-1.7'), Buffer.from('words'), Buffer.alloc(0)]) {
      expect(await place(owner, { bytes })).toEqual({ ok: false, refusal: 'not-a-recording' });
    }
    const half = m4a.subarray(0, 3_000);
    expect(await place(owner, { bytes: half })).toEqual({ ok: false, refusal: 'cut-off' });
    expect(await place(owner, { textDa: 'å'.repeat(1001) })).toEqual({
      ok: false,
      refusal: 'text-too-long',
    });
    expect(await shown()).toEqual(before);
    expect(await world.files.list('recordings/')).toHaveLength(1);
  });

  test('is refused when another was placed meanwhile, except when it is the same request again', async () => {
    const first = { ...input, seen: null };
    expect(await placeRecording(world, owner, first)).toEqual({ ok: true });
    expect(await placeRecording(world, owner, first)).toEqual({ ok: true });
    const other = { ...first, bytes: m4a };
    expect(await placeRecording(world, owner, other)).toEqual({ ok: false, refusal: 'changed' });
    expect(await removeRecording(world, owner, { place: 'rose', seen: null })).toMatchObject({ ok: false });
    expect(await world.files.list('recordings/')).toHaveLength(1);
  });

  test('is removed and stays in the library, twice without error', async () => {
    await place(owner);
    const { rose } = await recordingTexts(world);
    expect(await removeRecording(world, owner, { place: 'rose', seen: rose?.id ?? null })).toEqual({
      ok: true,
    });
    expect(await removeRecording(world, owner, { place: 'rose' })).toEqual({ ok: true });
    expect(await shown()).toBeUndefined();
    expect(await world.files.list('recordings/')).toHaveLength(1);
  });
});
