import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter } from 'node:path';
import { OLDEST_SERVER } from '#platform/db/server/server-connection.ts';

const DEBIAN = '/usr/lib/postgresql';

/**
 * The folder with initdb and postgres, version 15 or newer. Throws with the command to install it when there is
 * none.
 */
export function findPostgresBinaries(): string {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => `${DEBIAN}/${version}/bin`) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debian.sort().reverse()];
  const found = folders.find(
    (folder) => existsSync(`${folder}/initdb`) && majorVersion(folder) >= OLDEST_SERVER,
  );
  if (found) return found;
  throw new Error(
    `These tests need PostgreSQL ${OLDEST_SERVER} or newer (initdb, postgres). On Debian: sudo apt-get install postgresql`,
  );
}

function majorVersion(folder: string): number {
  try {
    const text = execFileSync(`${folder}/postgres`, ['--version'], { encoding: 'utf8' });
    return Number(/(\d+)/.exec(text)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
