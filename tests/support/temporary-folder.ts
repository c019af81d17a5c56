import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { inject, onTestFinished } from 'vitest';

/** An empty folder that is deleted when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(`${tmpdir()}/belcanto-test-`);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A DATA_DIR with a migrated embedded database on disk, deleted when the test ends. */
export function migratedDataDir(): string {
  const folder = temporaryFolder();
  cpSync(`${inject('goldenImage')}/database`, `${folder}/database`, { recursive: true });
  return folder;
}
