import { existsSync } from 'node:fs';

/** The installed debootstrap. Throws with the command to install it; where it cannot be installed the test says so. */
export function findDebootstrap(): string {
  const path = '/usr/sbin/debootstrap';
  if (existsSync(path) || process.platform !== 'linux') return path;
  throw new Error('On Debian: sudo apt-get install debootstrap');
}
