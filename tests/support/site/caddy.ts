import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

export function findCaddy(): string {
  if (spawnSync('caddy', ['version']).status === 0) return 'caddy';
  throw new Error('On Debian: sudo apt-get install caddy');
}

export function validateCaddyfile(text: string): void {
  const file = `${temporaryFolder()}/Caddyfile`;
  writeFileSync(file, text);
  execFileSync(findCaddy(), ['validate', '--adapter', 'caddyfile', '--config', file], { stdio: 'pipe' });
}

/** Caddy with these sites, without certificates, until the test ends. Returns when `url` responds. */
export async function startCaddy(sites: string, url: string): Promise<void> {
  const folder = temporaryFolder();
  writeFileSync(`${folder}/Caddyfile`, `{\n\tadmin off\n\tauto_https off\n}\n${sites}`);
  const caddy = spawn(findCaddy(), ['run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    caddy.kill('SIGKILL');
    if (caddy.exitCode === null) await once(caddy, 'exit');
  });
  while ((await fetch(url).catch(() => null)) === null) {
    if (caddy.exitCode !== null) throw new Error('Caddy has ended.');
    await pause(20);
  }
}
