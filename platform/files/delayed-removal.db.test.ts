import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { filesWithDelayedRemoval, removeDueFiles } from './delayed-removal.ts';
import { diskFiles } from './disk-files.ts';

const given = testDatabase();
const rules = { contentType: 'application/octet-stream', maxBytes: 9 } as const;
const key = 'lessons/part.bin';
async function* body() {
  yield Buffer.from('content');
}

test('a removed file is deleted after 48 hours, so that a backup begun before finds it', async () => {
  const stored = diskFiles(temporaryFolder());
  const files = filesWithDelayedRemoval(stored, given.db, { now: () => testNow });
  await files.put(key, body(), rules);
  await files.remove(key);
  await files.remove(key);
  expect(await removeDueFiles(stored, given.db, testNow.add({ hours: 46, minutes: 59 }))).toBe(0);
  expect(await stored.list('')).toEqual([key]);
  expect(await removeDueFiles(stored, given.db, testNow.add({ hours: 47 }))).toBe(1);
  expect(await stored.list('')).toEqual([]);
  expect(await removeDueFiles(stored, given.db, testNow.add({ hours: 48 }))).toBe(0);
});

test('a removed file that is stored again is kept', async () => {
  const stored = diskFiles(temporaryFolder());
  const files = filesWithDelayedRemoval(stored, given.db, { now: () => testNow });
  await files.put(key, body(), rules);
  await files.remove(key);
  expect(await files.put(key, body(), rules)).toEqual({ bytes: 7 });
  expect(await removeDueFiles(stored, given.db, testNow.add({ hours: 99 }))).toBe(0);
  expect(await stored.list('')).toEqual([key]);
  await expect(files.put(key, body(), rules)).rejects.toThrow('already');
});
