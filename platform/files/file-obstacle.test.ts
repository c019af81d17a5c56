import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { damaged } from '../db/embedded/damaged-database.ts';
import { fileObstacle, requireUsableFiles } from './file-obstacle.ts';

const failure = (code: string, path?: string, syscall = 'open') =>
  Object.assign(new Error(`${code}: failed`), { code, path, syscall });

test.each([
  ['a full disk', failure('ENOSPC', '/data/wal'), /^the disk is full \(\/data\/wal\)\. Free space/],
  ['a quota', new Error('The backup failed', { cause: failure('EDQUOT') }), /^the disk is full\. Free space/],
  ['a read-only mount', failure('EROFS', '/data/wal'), /^\/data\/wal is on a disk that is mounted read-only/],
  [
    'a folder that cannot be made',
    failure('EACCES', '/nowhere/data', 'mkdir'),
    /may not open or make \/nowhere\/data.+\n {2}sudo install -d -o \S+ '\/nowhere\/data'$/,
  ],
])('an error of the file system: %s is named with what to do', (_, error, sentence) => {
  expect(fileObstacle(error)).toMatch(sentence);
  expect(damaged('/data/database', error).message).toMatch(sentence);
});

test.skipIf(process.platform === 'win32')('a file without rights: named with the command to type', () => {
  const file = join(temporaryFolder(), 'PG_VERSION');
  writeFileSync(file, '18');
  expect(fileObstacle(failure('EACCES', file))).toMatch(/do not let its owner.+\n {2}chmod -R u\+rwX '.+'$/);
  const foreign = process.getuid?.() === 0 ? null : fileObstacle(failure('EPERM', '/etc/passwd'));
  if (foreign) expect(foreign).toContain(`sudo chown -R ${userInfo().username} '/etc/passwd'`);
});

test.each([failure('ENOENT', '/data/x'), failure('EACCES'), new Error('PGlite failed'), 'text'])(
  'an error that is about neither rights nor space has no sentence',
  (error) => expect(fileObstacle(error)).toBeNull(),
);

test('usable files: the first that cannot be opened is thrown; nothing is left behind', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'pg_control'), '');
  chmodSync(join(folder, 'pg_control'), 0o600);
  requireUsableFiles(folder);
  expect(readdirSync(folder)).toEqual(['pg_control']);
  const refuse = (path: unknown) => {
    throw failure('EROFS', String(path));
  };
  expect(() => requireUsableFiles(folder, refuse)).toThrow('EROFS');
  expect(damaged(folder, new Error('PGlite failed')).message).toContain('is damaged and cannot be opened');
});
