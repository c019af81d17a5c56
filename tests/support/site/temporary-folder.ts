import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { inject, onTestFinished } from 'vitest';

export function temporaryFolder(): string {
  const folder = mkdtempSync(`${tmpdir()}/belcanto-test-`);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

let ofThisProcess: string | undefined;

/** A DATA_DIR for tests that do not read it: one per process, deleted when it ends. */
export function dataDirOfThisProcess(): string {
  if (!ofThisProcess) {
    const folder = mkdtempSync(`${tmpdir()}/belcanto-data-`);
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    ofThisProcess = folder;
  }
  return ofThisProcess;
}

/** A DATA_DIR with a migrated embedded database on disk, deleted when the test ends. */
export function migratedDataDir(): string {
  const folder = temporaryFolder();
  cpSync(`${inject('databaseTemplate')}/database`, `${folder}/database`, { recursive: true });
  return folder;
}
