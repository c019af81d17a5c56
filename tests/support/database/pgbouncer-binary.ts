import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The installed PgBouncer; Debian puts it where only root's PATH looks. Throws with a message when there is none. */
export function findPgbouncer(): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path));
  if (found) return found;
  throw new Error('These tests need PgBouncer. On Debian: sudo apt-get install pgbouncer');
}
