import { existsSync } from 'node:fs';
import { run } from './run.mjs';

export const mayUseApt = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** @param {'update' | 'install'} command @param {...string} packages @returns {Promise<number>} */
export function aptGet(command, ...packages) {
  const args = command === 'install' ? ['--yes', '--no-install-recommends', ...packages] : packages;
  // A new machine often installs its own updates meanwhile.
  return run('apt-get', ['--quiet', '--option', 'DPkg::Lock::Timeout=300', command, ...args], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}
