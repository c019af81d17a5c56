import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { checkDataFolder, freeBytesOf, minFreeBytes, usesDataFolder } from './data-folder.ts';

test('checkDataFolder: a new folder on a disk with space is created', async () => {
  const folder = join(temporaryFolder(), 'new', 'data');
  await checkDataFolder(folder, freeBytesOf);
  expect(existsSync(folder)).toBe(true);
});

test('checkDataFolder: a full disk is refused with folder, free space and remedy', async () => {
  const folder = temporaryFolder();
  await expect(checkDataFolder(folder, async () => 5 * 1024 * 1024 + 12)).rejects.toThrow(
    `The disk of the data folder ${folder} is full: 5 MB free, at least 64 MB needed. ` +
      'Free space on this disk, or move the folder to a larger disk and set DATA_DIR to it.',
  );
  await checkDataFolder(folder, async () => minFreeBytes);
});

test('checkDataFolder: a folder that cannot be created is refused with its name and the reason', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  await expect(checkDataFolder(join(file, 'data'), freeBytesOf)).rejects.toThrow(
    /^The data folder .*\/file\/data cannot be used: a part of this path is a file\. Set DATA_DIR to another folder\.$/,
  );
  await expect(checkDataFolder(file, freeBytesOf)).rejects.toThrow(': a file has this name. Set DATA_DIR');
});

test('usesDataFolder: false only with an external database and object storage', () => {
  const s3 = {
    endpoint: 'https://s3.example',
    region: 'eu',
    bucket: 'b',
    accessKeyId: 'a',
    secretAccessKey: 's',
  };
  const databaseUrl = 'postgres://db.example/studio';
  expect(usesDataFolder({ databaseUrl: null, s3: null })).toBe(true);
  expect(usesDataFolder({ databaseUrl, s3: null })).toBe(true);
  expect(usesDataFolder({ databaseUrl, s3 })).toBe(false);
});
