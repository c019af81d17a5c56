import fs from 'node:fs';
import { dirname } from 'node:path';
import { sqlState } from '../sql-error.ts';

/** The major version of PostgreSQL inside the pinned PGlite. */
const engineVersion = '18';

/** A file of the database is missing, or its content is not what was written. */
const damageStates = new Set(['58P01', 'XX001', 'XX002']);

/**
 * Throws a sentence for the operator when `directory` was written by another version, or is no database any more: the
 * engine would make an empty one in place of one whose version file is lost.
 */
export function refuseForeignDirectory(directory: string): void {
  if (fs.readdirSync(directory).length === 0) return;
  const version = versionOf(directory);
  if (version === null) throw damaged(directory, new Error('PG_VERSION is missing'));
  if (version === engineVersion) return;
  throw new Error(
    `The embedded database in ${directory} was written by PostgreSQL ${version}; this version of Belcanto needs ${engineVersion}. ` +
      'Start the version of Belcanto that wrote it.',
  );
}

/** The error for the operator when `error` came from opening or reading a damaged database, else null. */
export function damageOf(directory: string, error: unknown): Error | null {
  const cause = error instanceof Error && sqlState(error) === undefined ? error.cause : error;
  return damageStates.has(sqlState(cause) ?? '') ? damaged(directory, error) : null;
}

export function damaged(directory: string, cause: unknown): Error {
  const dataDir = dirname(directory);
  return new Error(
    `The embedded database in ${directory} is damaged and cannot be opened. To restore a backup: rename the folder ` +
      `${directory} to keep it, copy the folder "database" of the newest backup of ${dataDir} to its place, and start Belcanto again.`,
    { cause },
  );
}

function versionOf(directory: string): string | null {
  try {
    return fs.readFileSync(`${directory}/PG_VERSION`, 'utf8').trim();
  } catch {
    return null;
  }
}
