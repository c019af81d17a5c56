import { readdir } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { diskFiles } from '#platform/files/disk-files.ts';
import { listVersion } from '#studio/teaching/learning/list-version.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { workbookVersion } from '#tests/support/list-versions.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { moveWorkbook, removeWorkbook, showWorkbook } from './arrange-workbooks.ts';
import { shownWorkbooks } from './workbooks.queries.ts';
import { insertWorkbook, lockWorkbooks } from './workbooks.store.ts';

const given = testDatabase();
let world: TestWorld;
let folder: string;
const key = (name: string) => `workbooks/${name}.pdf`;

beforeEach(async () => {
  folder = temporaryFolder();
  world = testWorld(given.db, { files: diskFiles(folder) });
  for (const [sort, id] of ['a', 'b', 'c'].entries()) {
    const file = { contentType: 'application/pdf', maxBytes: 100 } as const;
    await world.files.put(key(id), once(Buffer.from(id)), file);
    const words = { language: 'en' as const, title: id, description: '', pages: 1, bytes: 1 };
    const sheets = {
      coverImage: 'sample:x.webp',
      previewPages: ['sample:x.webp'],
      pageTexts: [],
      pdfUrl: key(id),
    };
    const editions = [{ ...words, ...sheets }];
    // All at the same position, as after an import: the order must still be unambiguous.
    await given.db.transaction((tx) =>
      insertWorkbook(tx, { id, sort: sort === 2 ? 5 : 0, isSample: false, editions }),
    );
  }
});

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
const order = async () => (await given.db.transaction(lockWorkbooks)).map(({ id }) => id).join('');
const move = async (id: string, direction: 'up' | 'down') =>
  moveWorkbook(world, owner, { id, direction, seen: listVersion([...(await order())]) });
const expectedVersion = (id: string) => workbookVersion(given.db.query, id);
const shown = async () => (await shownWorkbooks(given.db.query, 'en')).map(({ id }) => id).join('');
const onDisk = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

test('workbooks move one place at a time, on the page too, and moving beyond the ends does nothing', async () => {
  expect(await order()).toBe('abc');
  expect(await move('c', 'up')).toMatchObject({ ok: true });
  expect([await order(), await shown()]).toEqual(['acb', 'acb']);
  expect(await move('a', 'up')).toMatchObject({
    refusal: 'at-the-end',
  });
  expect(await move('x', 'up')).toMatchObject({
    refusal: 'not-found',
  });
  expect(await order()).toBe('acb');
});

test('a workbook is hidden and shown without loss; an edit on an outdated page gets a conflict', async () => {
  await showWorkbook(world, owner, { ...(await expectedVersion('b')), isPublished: false });
  expect([await shown(), await order()]).toEqual(['ac', 'abc']);
  await showWorkbook(world, owner, { ...(await expectedVersion('b')), isPublished: true });
  expect(await shown()).toBe('abc');
  const { version } = await given.db.query
    .selectFrom('workbooks')
    .select('version')
    .where('id', '=', 'b')
    .executeTakeFirstOrThrow();
  expect(version).toBe(3);
});

test('a workbook is deleted with its files, twice without error, and the others stay [S3.19]', async () => {
  const press = await expectedVersion('b');
  expect(await removeWorkbook(world, owner, press)).toMatchObject({ ok: true });
  expect([await order(), await onDisk()]).toEqual(['ac', ['a.pdf', 'c.pdf']]);
  expect(await removeWorkbook(world, owner, press)).toMatchObject({ ok: true });
  const log = await given.db.query.selectFrom('audit_log').select(['action', 'subject']).execute();
  expect(log).toEqual([{ action: 'workbook.removed', subject: 'workbook:b' }]);
});

test('a deletion interrupted by unavailable storage leaves it hidden, and is completed by a retry', async () => {
  const { remove } = world.files;
  let isDown = true;
  const files = {
    ...world.files,
    remove: (at: string) => (isDown ? Promise.reject(new Error('down')) : remove(at)),
  };
  const failing = testWorld(given.db, { files });
  const press = await expectedVersion('b');
  await expect(removeWorkbook(failing, owner, press)).rejects.toThrow('down');
  expect([await shown(), await order()]).toEqual(['ac', 'abc']);
  isDown = false;
  expect(await removeWorkbook(failing, owner, press)).toMatchObject({ ok: true });
  expect([await order(), await onDisk()]).toEqual(['ac', ['a.pdf', 'c.pdf']]);
});
