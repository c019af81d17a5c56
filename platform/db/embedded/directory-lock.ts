import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export class DirectoryInUse extends Error {}

const sqliteBusy = 5;

/**
 * Two processes on one directory lose rows. The kernel releases the lock when the process ends. Throws when
 * it is held.
 */
export function lockDirectory(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(`${dataDir}/database.lock`);
  try {
    lock.exec(
      'pragma busy_timeout = 0; pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive',
    );
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DirectoryInUse(refusal(dataDir), { cause: error });
  }
  const holder = holderFile(dataDir);
  writeFileSync(holder, `${process.pid}\n`);
  return () => {
    rmSync(holder, { force: true });
    lock.close();
  };
}

/** Whether another process holds the lock. */
export function isDirectoryInUse(dataDir: string): boolean {
  try {
    lockDirectory(dataDir)();
    return false;
  } catch (error) {
    if (error instanceof DirectoryInUse) return true;
    throw error;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

function holderFile(dataDir: string): string {
  return `${dataDir}/database.holder`;
}

function refusal(dataDir: string): string {
  return (
    `Another process${holderOf(dataDir)} is using the embedded database in ${dataDir}. ` +
    'Stop it first, or give this one a DATA_DIR of its own. ' +
    'To run several processes on the same data, set DATABASE_URL to a PostgreSQL server.'
  );
}

function holderOf(dataDir: string): string {
  try {
    return ` (process ${readFileSync(holderFile(dataDir), 'utf8').trim()})`;
  } catch {
    return '';
  }
}
