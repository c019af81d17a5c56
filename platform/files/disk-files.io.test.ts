import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { clearAbandoned, diskFiles } from './disk-files.ts';
import { filesContract } from './files.contract.ts';

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
}

filesContract('files on disk', async () => {
  const folder = `${temporaryFolder()}/uploads`;
  return { files: diskFiles(folder), everything: () => filesIn(folder) };
});

test('partial files of a crash are deleted after a day, files being written are not', async () => {
  const folder = temporaryFolder();
  await mkdir(`${folder}/.arriving`);
  await writeFile(`${folder}/.arriving/old`, 'half');
  await writeFile(`${folder}/.arriving/young`, 'half');
  const now = 1_800_000_000_000;
  await utimes(`${folder}/.arriving/old`, now / 1000, now / 1000 - 86_401);
  await utimes(`${folder}/.arriving/young`, now / 1000, now / 1000 - 3_600);
  await clearAbandoned(folder, now);
  expect(await readdir(`${folder}/.arriving`)).toEqual(['young']);
});

test('a folder that does not exist has nothing to clean up', async () => {
  await expect(clearAbandoned(`${temporaryFolder()}/uploads`, 0)).resolves.toBeUndefined();
});
