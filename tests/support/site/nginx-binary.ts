import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The installed nginx; Debian puts it where only root's PATH looks. Throws with a message when there is none.
 */
export function findNginx(): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
  if (found) return found;
  throw new Error('The tests and the bench need nginx. On Debian: sudo apt-get install nginx');
}
