import fs from 'node:fs';
import { fileObstacle, requireUsableFiles } from '../../files/file-obstacle.ts';
import { sqlState } from '../sql-error.ts';

const engineVersion = '18';

const damageStates = new Set(['58P01', 'XX001', 'XX002']);

/** PGlite would silently create an empty database when the version file is missing. */
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

export function damageOf(directory: string, error: unknown): Error | null {
  const cause = error instanceof Error && sqlState(error) === undefined ? error.cause : error;
  return damageStates.has(sqlState(cause) ?? '') ? damaged(directory, error) : null;
}

/** Unless rights or space are missing: the engine reports those in the same way. */
export function damaged(directory: string, cause: unknown): Error {
  const obstacle = fileObstacle(cause) ?? obstacleIn(directory);
  if (obstacle) return new Error(obstacle, { cause });
  return new Error(
    `The embedded database in ${directory} is damaged and cannot be opened. To restore the newest backup: rename the folder ` +
      `${directory} to keep it, run npm run restore, and start Belcanto again.`,
    { cause },
  );
}

function obstacleIn(directory: string): string | null {
  try {
    requireUsableFiles(directory);
    return null;
  } catch (error) {
    return fileObstacle(error);
  }
}

function versionOf(directory: string): string | null {
  try {
    return fs.readFileSync(`${directory}/PG_VERSION`, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
