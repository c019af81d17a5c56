import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { fleetingFileSystem } from './lasting-folder.ts';

const mounts = (...lines: [point: string, type: string][]) =>
  lines
    .map(([point, type], at) => `${at} 1 0:${at} / ${point} rw,noatime shared:1 - ${type} none rw`)
    .join('\n');

test('a folder in memory or in a container’s own layer does not last; a volume in it does', () => {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/my data`);
  const typeOf = (path: string, ...lines: [string, string][]) =>
    fleetingFileSystem(path, () => mounts(['/', 'overlay'], ...lines));
  expect(typeOf(folder)).toBe('overlay');
  expect(typeOf(folder, [folder, 'ext4'])).toBeNull();
  expect(typeOf(`${folder}/my data`, [folder, 'ext4'], [`${folder}/my\\040data`, 'tmpfs'])).toBe('tmpfs');
  expect(typeOf(`${folder}/my data`, [`${folder}/my`, 'tmpfs'])).toBe('overlay');
  expect(typeOf(folder, [folder, 'tmpfs'], [folder, 'xfs']), 'the upper of two').toBeNull();
});

test('where nothing can be said, a folder lasts', () => {
  expect(fleetingFileSystem(`${temporaryFolder()}/missing`)).toBeNull();
  expect(
    fleetingFileSystem(temporaryFolder(), () => {
      throw new Error('no /proc');
    }),
  ).toBeNull();
});
