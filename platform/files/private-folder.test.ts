import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { refuseForeignFiles, removeOthersRights, reportRights } from './private-folder.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

function folderWith(modes: Record<string, number>): string {
  const folder = temporaryFolder();
  for (const path of Object.keys(modes)) {
    if (path.endsWith('/')) mkdirSync(join(folder, path), { recursive: true });
    else writeFileSync(join(folder, path), 'personal data');
  }
  for (const [path, mode] of Object.entries(modes)) chmodSync(join(folder, path), mode);
  return folder;
}

describe.skipIf(process.platform === 'win32')('removeOthersRights', () => {
  test('a folder with wide modes: keeps the rights of the owner only, and names each once', () => {
    const folder = folderWith({ '/': 0o777, 'a/': 0o755, 'a/row': 0o644, 'a/tool': 0o750, 'a/own': 0o600 });
    expect(removeOthersRights(folder)).toEqual({ changed: ['.', 'a', 'a/row', 'a/tool'], failed: [] });
    expect(['', 'a', 'a/row', 'a/tool', 'a/own'].map((path) => modeOf(join(folder, path)))).toEqual([
      '700',
      '700',
      '600',
      '700',
      '600',
    ]);
    expect(removeOthersRights(folder)).toEqual({ changed: [], failed: [] });
  });

  test('symbolic links inside: what they lead to stays as it is', () => {
    const outside = folderWith({ '/': 0o755, file: 0o644 });
    const folder = folderWith({ '/': 0o700 });
    symlinkSync(outside, join(folder, 'folder'));
    symlinkSync(join(outside, 'file'), join(folder, 'file'));
    symlinkSync(join(outside, 'nothing'), join(folder, 'nothing'));
    expect(removeOthersRights(folder)).toEqual({ changed: [], failed: [] });
    expect([modeOf(outside), modeOf(join(outside, 'file'))]).toEqual(['755', '644']);
  });

  test('the folder itself is a symbolic link: the one it leads to is closed', () => {
    const disk = folderWith({ '/': 0o755, file: 0o644 });
    const link = join(temporaryFolder(), 'data');
    symlinkSync(disk, link);
    expect(removeOthersRights(link).changed).toEqual(['.', 'file']);
    expect([modeOf(disk), modeOf(join(disk, 'file'))]).toEqual(['700', '600']);
  });

  test('the folder of the backups inside stays as it is', () => {
    const folder = folderWith({ '/': 0o755, 'kept/': 0o755, 'kept/backup.tgz': 0o640, 'kept-not/': 0o755 });
    const changed = removeOthersRights(folder, { except: join(folder, 'kept/') });
    expect(changed).toEqual({ changed: ['.', 'kept-not'], failed: [] });
    expect(modeOf(join(folder, 'kept/backup.tgz'))).toBe('640');
  });

  test('a file of another user: is reported with the reason, and the others are closed', () => {
    const folder = folderWith({ '/': 0o700, 'of-root': 0o644, own: 0o644 });
    const chmod = (path: string, mode: number) => {
      if (path.endsWith('of-root')) throw new Error('EPERM: operation not permitted');
      chmodSync(path, mode);
    };
    expect(removeOthersRights(folder, { chmod })).toEqual({
      changed: ['own'],
      failed: ['of-root (EPERM: operation not permitted)'],
    });
  });

  test('a file system without permissions: is reported, not taken for closed', () => {
    const folder = folderWith({ '/': 0o700, file: 0o666 });
    expect(removeOthersRights(folder, { chmod: () => {} })).toEqual({
      changed: [],
      failed: ['file (the file system does not keep permissions)'],
    });
  });
});

test.skipIf(process.platform === 'win32')(
  'refuseForeignFiles: a file of another user that cannot be opened is named with its owner',
  () => {
    const folder = folderWith({ '/': 0o700, 'database/': 0o700, 'database/PG_VERSION': 0o600 });
    const owner = statSync(folder).uid;
    const refuse = (uid: number, canOpen: boolean) => () =>
      refuseForeignFiles(folder, { uid, canOpen: (path) => canOpen || !path.endsWith('PG_VERSION') });
    expect(refuse(owner, false)).not.toThrow();
    expect(refuse(owner + 1, true)).not.toThrow();
    expect(refuse(owner + 1, false)).toThrow(
      /database\/PG_VERSION belongs to \S+, and this command runs as \S+: it cannot open it\..+\n {2}sudo chown -R \S+ '.+'$/s,
    );
    expect(() => refuseForeignFiles(join(folder, 'missing'))).not.toThrow();
  },
);

test('reportRights: nothing to say, no line; else one line with at most 20 names', () => {
  const lines: unknown[] = [];
  const add = (fields: object, text: string) => void lines.push([fields, text]);
  const log = { debug: add, info: add, warn: add, error: add };
  reportRights('data', { changed: [], failed: [] }, log);
  expect(lines).toEqual([]);
  const many = Array.from({ length: 30 }, (_, index) => `file-${index}`);
  reportRights('data', { changed: many, failed: ['own (EPERM)'] }, log);
  expect(lines).toEqual([
    [{ folder: 'data', number: 30, names: many.slice(0, 20) }, expect.stringContaining('were removed')],
    [{ folder: 'data', number: 1, names: ['own (EPERM)'] }, expect.stringContaining('chown')],
  ]);
});
