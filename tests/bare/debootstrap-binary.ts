import { existsSync } from 'node:fs';

export function findDebootstrap(): string {
  const path = '/usr/sbin/debootstrap';
  if (existsSync(path) || process.platform !== 'linux') return path;
  throw new Error('On Debian: sudo apt-get install debootstrap');
}
