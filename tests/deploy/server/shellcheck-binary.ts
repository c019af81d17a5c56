import { spawnSync } from 'node:child_process';

export function findShellcheck(): string {
  if (spawnSync('shellcheck', ['--version']).status === 0) return 'shellcheck';
  throw new Error('On Debian: sudo apt-get install shellcheck');
}
