import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFailed, onTestFinished } from 'vitest';
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

/** deploy/site.caddy as deploy/install.sh fills it in, without a certificate. */
export function siteOfInstallation(url: string, port: number): string {
  return readFileSync(new URL('../../../deploy/site.caddy', import.meta.url), 'utf8')
    .replace(/^#.*\n/, '')
    .replace('DOMAIN', url)
    .replace('\ttls EMAIL\n', '')
    .replace('127.0.0.1:3000', `127.0.0.1:${port}`);
}

/** Caddy with these sites, without certificates, until the test ends. Returns when `url` responds. */
export async function startCaddy(sites: string, url: string): Promise<void> {
  const folder = temporaryFolder();
  writeFileSync(`${folder}/Caddyfile`, `{\n\tadmin off\n\tauto_https off\n}\n${sites}`);
  const caddy = spawn(findCaddy(), ['run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: string[] = [];
  createInterface(caddy.stderr).on('line', (line) => {
    if (line.includes('"level":"error"')) errors.push(line);
  });
  onTestFailed(() => void process.stderr.write(`Caddy: ${errors.join('\n') || 'no error'}\n`));
  onTestFinished(async () => {
    caddy.kill('SIGKILL');
    if (caddy.exitCode === null) await once(caddy, 'exit');
  });
  while ((await fetch(url).catch(() => null)) === null) {
    if (caddy.exitCode !== null) throw new Error('Caddy has ended.');
    await pause(20);
  }
}
