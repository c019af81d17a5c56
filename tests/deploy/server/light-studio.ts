import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { type Outcome, Server } from './deployed-studio.ts';

const deploy = new URL('../../../deploy/', import.meta.url).pathname;
const here = new URL('.', import.meta.url).pathname;
const nodeVersion = '26.0.0';

/** Versions v0.1.0, v0.2.0 and v0.3.0, which is never ready, without the studio itself. */
export function lightVersions(): string {
  const folder = `${temporaryFolder()}/repository`;
  for (const path of ['deploy', 'db/migrations', 'scripts/node'])
    mkdirSync(`${folder}/${path}`, { recursive: true });
  for (const name of ['belcanto', 'belcanto@.service', 'belcanto@.socket'])
    copyFileSync(`${deploy}${name}`, `${folder}/deploy/${name}`);
  writeFileSync(`${folder}/db/migrations/0150-connections.sql`, '');
  writeFileSync(`${folder}/scripts/node/package.json`, `{ "version": "${nodeVersion}" }\n`);
  gitIn(folder, 'init', '--quiet', '--initial-branch=main');
  for (const version of ['v0.1.0', 'v0.2.0', 'v0.3.0']) commitVersion(folder, version);
  return folder;
}

export function commitVersion(folder: string, version: string, ...tagOptions: string[]) {
  writeFileSync(`${folder}/version`, version);
  // The unit of each version is another file.
  const unit = `${folder}/deploy/belcanto@.service`;
  writeFileSync(unit, `# ${version}\n${readFileSync(unit, 'utf8').replace(/^# v.*\n/, '')}`);
  gitIn(folder, 'add', '--all');
  const who = ['-c', 'user.name=T', '-c', 'user.email=t@example.com', '-c', 'commit.gpgsign=false'];
  gitIn(folder, ...who, 'commit', '--quiet', '--allow-empty', '--message', version);
  gitIn(folder, 'tag', ...tagOptions, version);
}

export const gitIn = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();

/** A server on which releases are started in milliseconds; of another one, it has every file. */
export class LightStudio {
  readonly server = new Server({ BELCANTO_READY_SECONDS: '5' });

  constructor(versions: string | LightStudio) {
    const { server } = this;
    const { root } = server;
    onTestFinished(() => this.end());
    server.command('systemctl', readFileSync(`${here}light-systemctl`, 'utf8'));
    server.command(
      'curl',
      `#!/bin/sh\n[ "$(cat "$BELCANTO_ROOT/srv/belcanto/current/version")" = v0.3.0 ] || printf 200\n`,
    );
    if (typeof versions !== 'string') {
      const from = versions.server.root;
      for (const name of ['etc', 'srv', 'usr', 'var'])
        cpSync(`${from}/${name}`, `${root}/${name}`, { recursive: true, verbatimSymlinks: true });
      return;
    }
    server.write('etc/belcanto.conf', `repository='${versions}'\nports='3000'\n`);
    server.write('etc/belcanto.env', 'SITE_URL=http://127.0.0.1\n');
    server.write(
      `srv/belcanto/node/${nodeVersion}/bin/npm`,
      `#!/bin/sh\nmkdir -p scripts/node/bin && ln -s ${here}light-node scripts/node/bin/node\n`,
    );
    execFileSync('chmod', ['755', `${root}/srv/belcanto/node/${nodeVersion}/bin/npm`]);
    server.write(`srv/belcanto/node/${nodeVersion}/.ready`, '');
    gitIn(root, 'clone', '--quiet', '--bare', versions, `${root}/srv/belcanto/repository.git`);
    server.write('var/lib/belcanto/database/content', 'now\n');
    server.write('var/lib/belcanto/secret', 'secret\n');
  }

  belcanto(...args: string[]): Promise<Outcome> {
    return this.server.run(`${deploy}belcanto`, args);
  }

  /** Killed before its step of that number; without a number, counts the steps. */
  async belcantoUntil(args: readonly string[], env: Record<string, string>): Promise<number> {
    await this.server.run('bash', [`${deploy}belcanto`, ...args], {
      BASH_ENV: `${here}kill-at.bash`,
      ...env,
    });
    return Number(this.server.read('run/steps'));
  }

  /** As after a power cut. */
  async boot(): Promise<void> {
    await this.end();
    await this.#systemctl('start');
  }

  async end(): Promise<void> {
    await this.#systemctl('stop');
  }

  #systemctl(verb: string) {
    return this.server.run(`${this.server.root}/bin/systemctl`, [verb, 'belcanto@3000.service']);
  }

  /** The release, that of the process and of its unit, the database, and what is unfinished. */
  state() {
    const { server } = this;
    return {
      release: nameOf(`${server.root}/srv/belcanto/current`),
      process: this.releaseOf(3000),
      unit: /^# (v\S+)/.exec(server.read('etc/systemd/system/belcanto@.service'))?.[1],
      database: server.read('var/lib/belcanto/database/content').trim(),
      isUnfinished: server.read('srv/belcanto/switching') !== '',
    };
  }

  releaseOf(port: number): string | null {
    const pid = this.server.read(`run/unit-${port}/pid`).trim();
    return pid && nameOf(`/proc/${pid}/cwd`);
  }
}

const nameOf = (path: string) => readlinkSync(path).replace(/.*\//, '');

/** With v0.1.0, and v0.2.0 after it if that is the version. */
export async function lightStudioAt(version: 'v0.1.0' | 'v0.2.0', versions = lightVersions()) {
  const studio = new LightStudio(versions);
  for (const name of version === 'v0.1.0' ? ['v0.1.0'] : ['v0.1.0', 'v0.2.0']) {
    const done = await studio.belcanto('update', name);
    if (done.status !== 0) throw new Error(done.output);
  }
  return studio;
}
