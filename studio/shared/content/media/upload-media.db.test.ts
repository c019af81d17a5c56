import { createHash, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { chunkBytes } from '#studio/shared/media/chunks.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { silentMp3 } from '#tests/support/media/sounds.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import {
  beginMediaUpload,
  cancelMediaUpload,
  deleteOldMediaUploads,
  finishMediaUpload,
  storeMediaChunk,
} from './upload-media.ts';

const given = testDatabase('embedded');
let world: TestWorld;
beforeEach(() => {
  world = testWorld(given.db);
});

/** Two chunks. */
const recording = Buffer.concat([silentMp3(), randomBytes(chunkBytes)]);
const input = { name: 'siren.mp3', bytes: recording.length, fingerprint: 'x' };
const send = (uploadId: string, number: number, file: Buffer = recording) => {
  const body = file.subarray(number * chunkBytes, (number + 1) * chunkBytes);
  const sha256 = createHash('sha256').update(body).digest('hex');
  return storeMediaChunk(world, owner, { uploadId, number, sha256, body });
};
async function begin(changes = {}) {
  const outcome = await beginMediaUpload(world, owner, { ...input, ...changes });
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.upload;
}
const files = () => given.db.query.selectFrom('media_files').select(['kind', 'name', 'bytes']).execute();

describe('an upload to the media library', () => {
  test('continues after an interruption with the chunks that are missing, and becomes one file', async () => {
    const { id, chunks } = await begin();
    expect(chunks).toBe(2);
    expect(await send(id, 1)).toEqual({ ok: true });
    expect(await finishMediaUpload(world, owner, { uploadId: id })).toEqual({
      ok: false,
      refusal: 'incomplete',
    });
    expect(await begin()).toMatchObject({ id, stored: [1] });
    expect(await send(id, 0)).toEqual({ ok: true });
    expect(await send(id, 0)).toEqual({ ok: true });
    const finished = await finishMediaUpload(world, owner, { uploadId: id });
    expect(finished).toMatchObject({ ok: true, isNew: true });
    expect(await finishMediaUpload(world, owner, { uploadId: id })).toMatchObject({
      ok: true,
      id: finished.ok && finished.id,
    });
    expect(await files()).toEqual([{ kind: 'audio', name: 'siren.mp3', bytes: recording.length }]);
  });

  test('is refused with its first chunk when its type or size is', async () => {
    const text = Buffer.from('a letter');
    const { id } = await begin({ name: 'letter.docx', bytes: text.length });
    expect(await send(id, 0, text)).toEqual({ ok: false, refusal: 'unsupported' });
    expect(await send(id, 0, text)).toEqual({ ok: false, refusal: 'not-found' });
    const large = await beginMediaUpload(world, owner, { ...input, bytes: 600 * 1024 ** 2 });
    expect(large).toEqual({ ok: false, refusal: 'video-too-large' });
  });

  test('refuses a damaged chunk and keeps the others', async () => {
    const { id } = await begin();
    await send(id, 0);
    const damaged = { uploadId: id, number: 1, sha256: 'a'.repeat(64), body: recording.subarray(chunkBytes) };
    expect(await storeMediaChunk(world, owner, damaged)).toEqual({ ok: false, refusal: 'damaged' });
    expect(await begin()).toMatchObject({ stored: [0] });
  });

  test('is removed when it is cancelled, and 48 hours after its last chunk', async () => {
    const first = await begin();
    await send(first.id, 0);
    await cancelMediaUpload(world, owner, first.id);
    expect((await begin()).stored).toEqual([]);
    expect(await deleteOldMediaUploads(world)).toBe(0);
    world.setNow(world.clock.now().add({ hours: 49 }));
    expect(await deleteOldMediaUploads(world)).toBe(1);
    expect(await deleteOldMediaUploads(world)).toBe(0);
  });

  test('is the owner’s only', async () => {
    const { id } = await begin();
    expect((await begin()).id).toBe(id);
  });

  test('replaces a file of the library, once, and is refused after a concurrent edit', async () => {
    const { id: first } = await begin();
    await send(first, 0);
    await send(first, 1);
    const added = await finishMediaUpload(world, owner, { uploadId: first });
    const replaced = { id: added.ok ? added.id : '', version: 1 };
    const other = Buffer.concat([silentMp3(), randomBytes(3000)]);
    const send2 = async (replacing: typeof replaced) => {
      const { id } = await begin({ name: 'other.mp3', bytes: other.length });
      await send(id, 0, other);
      return { id, outcome: await finishMediaUpload(world, owner, { uploadId: id, replaced: replacing }) };
    };
    expect((await send2({ ...replaced, version: 3 })).outcome).toEqual({ ok: false, refusal: 'changed' });
    const { id, outcome } = await send2(replaced);
    expect(outcome).toEqual({ ok: true, id: replaced.id, isNew: false });
    expect(await finishMediaUpload(world, owner, { uploadId: id, replaced })).toEqual(outcome);
    expect(await files()).toEqual([{ kind: 'audio', name: 'siren.mp3', bytes: other.length }]);
  });
});
