import { existsSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { type LinkFile, readLinkFile, writeLinkFile } from './owner-link-file.ts';

const link: LinkFile = {
  tokenHash: 'a'.repeat(43),
  expiresAt: Temporal.Instant.from('2026-11-29T10:00:00Z'),
};

test('set-up link: is read once', () => {
  const folder = temporaryFolder();
  writeLinkFile(folder, link);
  expect(readLinkFile(folder)?.tokenHash).toBe(link.tokenHash);
  expect(readLinkFile(folder)).toBeNull();
});

test.skipIf(process.platform === 'win32')(
  'set-up link: a file of another user, or a symbolic link, is removed unread',
  () => {
    const folder = temporaryFolder();
    const file = join(folder, 'owner-link.json');
    writeLinkFile(folder, link);
    expect(readLinkFile(folder, statSync(file).uid + 1)).toBeNull();
    expect(existsSync(file)).toBe(false);

    const elsewhere = join(temporaryFolder(), 'planted.json');
    writeFileSync(
      elsewhere,
      JSON.stringify({ tokenHash: link.tokenHash, expiresAt: link.expiresAt.toString() }),
    );
    symlinkSync(elsewhere, file);
    expect(readLinkFile(folder)).toBeNull();
    expect([existsSync(file), existsSync(elsewhere)]).toEqual([false, true]);
  },
);
