import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The installed CalDAV server Radicale. Throws with a message when there is none. */
export function findRadicale(): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  const found = folders.map((folder) => join(folder, 'radicale')).find((path) => existsSync(path));
  if (found) return found;
  throw new Error('The tests need the CalDAV server Radicale. On Debian: sudo apt-get install radicale');
}
