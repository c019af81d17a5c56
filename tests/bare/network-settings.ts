import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

const suite = 'bookworm';

export function copyNetworkSettings(root: string, homes: readonly string[]) {
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  for (const file of ['/etc/resolv.conf', '/etc/hosts', certificates, ...debianSources(), ...aptSettings()])
    copyIfThere(file, join(root, file));
  for (const home of homes) copyIfThere(join(homedir(), '.npmrc'), join(root, home, '.npmrc'));
  const npmrc = execFileSync('npm', ['config', 'get', 'globalconfig'], { encoding: 'utf8' }).trim();
  copyIfThere(npmrc, join(root, 'usr/local/etc/npmrc'));
}

export function debianMirror(): string[] {
  const [found] = debianSources()
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) => /^(?:URIs:|deb(?: \[.*\])?)\s+(http\S+\/debian)\/?\s*/m.exec(text)?.[1] ?? []);
  return found ? [found] : [];
}

export function networkVariables(): Record<string, string> {
  const names = /^(https?_proxy|all_proxy|no_proxy|node_extra_ca_certs|npm_config_registry)$/i;
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value && names.test(name) ? [[name, value]] : [],
    ),
  );
}

function debianSources(): string[] {
  const files = ['/etc/apt/sources.list', ...filesIn('/etc/apt/sources.list.d')];
  return files.filter(
    (file) =>
      /\.(list|sources)$/.test(file) && existsSync(file) && readFileSync(file, 'utf8').includes(suite),
  );
}

function aptSettings(): string[] {
  return filesIn('/etc/apt/apt.conf.d').filter((file) => readFileSync(file, 'utf8').includes('Acquire::'));
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

function copyIfThere(from: string, to: string) {
  if (!existsSync(from)) return;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { dereference: true, force: true });
}
