import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { onTestFinished } from 'vitest';
import { freePort } from '#tests/support/site/free-port.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';

const project = new URL('../../..', import.meta.url).pathname;
const here = new URL('.', import.meta.url).pathname;

export interface Outcome {
  status: number | null;
  output: string;
}

/** A folder in place of / with the stand-ins of this folder on its PATH. */
export class Server {
  readonly root = temporaryFolder();
  readonly #env: NodeJS.ProcessEnv;

  constructor(env: Record<string, string> = {}) {
    const { NODE_ENV: _, VITEST: __, SHOWCASE: ___, ...outside } = process.env;
    this.#env = {
      ...outside,
      PATH: `${this.root}/bin:${process.env.PATH}`,
      BELCANTO_ROOT: this.root,
      BELCANTO_USER: userInfo().username,
      TEST_NODE: process.execPath,
      TEST_RUN_UNIT: `${project}tests/programs/run-unit.ts`,
      TEST_PROJECT: project.replace(/\/$/, ''),
      ...env,
    };
    for (const folder of ['bin', 'etc', 'srv/belcanto', 'run/units', 'var/lib/belcanto'])
      mkdirSync(`${this.root}/${folder}`, { recursive: true });
    this.command('systemctl', readFileSync(`${here}systemctl`, 'utf8'));
  }

  command(name: string, script: string) {
    const file = `${this.root}/bin/${name}`;
    writeFileSync(file, script);
    chmodSync(file, 0o755);
  }

  write(path: string, text: string) {
    mkdirSync(`${this.root}/${path}`.replace(/\/[^/]*$/, ''), { recursive: true });
    writeFileSync(`${this.root}/${path}`, text);
  }

  read(path: string): string {
    return existsSync(`${this.root}/${path}`) ? readFileSync(`${this.root}/${path}`, 'utf8') : '';
  }

  async run(file: string, args: readonly string[], env: Record<string, string> = {}): Promise<Outcome> {
    const child = spawn('setsid', ['--wait', file, ...args], {
      env: { ...this.#env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += data;
      });
    const [status] = await once(child, 'close');
    return { status, output };
  }
}

/** A repository of git with one version of the project for each tag; only what a running studio needs. */
export class Versions {
  readonly folder = `${temporaryFolder()}/repository`;

  constructor() {
    mkdirSync(this.folder);
    const list = `git ls-files -z --cached --others --exclude-standard -- . ':!app' ':!tests' ':!docs' ':!bench' ':!showcase'`;
    const copy = `${list} | tar --create --null --ignore-failed-read --files-from - | tar --extract --directory "$0"`;
    execFileSync('sh', ['-c', copy, this.folder], { cwd: project, stdio: 'pipe' });
    this.#git('init', '--quiet', '--initial-branch=main');
    this.#git('config', 'core.compression', '0');
  }

  release(tag: string, files: Readonly<Record<string, string>> = {}) {
    this.commit(`Release ${tag}`, files);
    this.#git('tag', tag);
  }

  commit(subject: string, files: Readonly<Record<string, string>>) {
    for (const [path, text] of Object.entries(files)) writeFileSync(`${this.folder}/${path}`, text);
    this.#git('add', '--all');
    const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
    this.#git(...who, 'commit', '--quiet', '--allow-empty', '--message', subject);
  }

  #git(...args: string[]) {
    execFileSync('git', ['-C', this.folder, ...args], { stdio: 'pipe' });
  }
}

export interface DeployedStudio {
  server: Server;
  versions: Versions;
  port: number;
  /** SITE_URL: that of a proxy in front. */
  url: string;
  dataDir: string;
  belcanto(...args: string[]): Promise<Outcome>;
  /** The release that is current, and the one whose folder the process runs in. */
  running(): { current: string; process: string; pid: string };
  log(): string;
}

export async function deployedStudio(): Promise<DeployedStudio> {
  // A busy machine starts a studio in minutes.
  const server = new Server({ BELCANTO_READY_SECONDS: '900' });
  const { root } = server;
  const versions = new Versions();
  versions.release('v0.1.0');
  const [port, sitePort] = [await freePort(), await freePort()];
  const state = `run/units/${port}`;
  onTestFinished(() => {
    for (const file of ['holder', 'pid']) kill(server.read(`${state}/${file}`));
  });
  server.write('etc/belcanto.conf', `repository='${versions.folder}'\nports='${port}'\n`);
  server.write(
    'etc/belcanto.env',
    `SITE_URL=http://127.0.0.1:${sitePort}\nTRUST_PROXY=1\nBACKUP_FOLDER='${root}/var/backups/belcanto'\nBACKUP_HOUR=off\nSAMPLE_DIARY=off\n`,
  );
  execFileSync('git', ['clone', '--quiet', '--bare', versions.folder, `${root}/srv/belcanto/repository.git`]);
  installNode(server);
  const belcanto = (...args: string[]) => {
    const installed = `${root}/usr/local/bin/belcanto`;
    return server.run(existsSync(installed) ? installed : `${project}deploy/belcanto`, args);
  };
  const first = await belcanto('update');
  if (first.status !== 0) throw new Error(`${first.output}\n${server.read(`${state}/log`)}`);
  const nameOf = (path: string) => readlinkSync(path).replace(/.*\//, '');
  return {
    server,
    versions,
    port,
    url: `http://127.0.0.1:${sitePort}`,
    dataDir: `${root}/var/lib/belcanto`,
    belcanto,
    running() {
      const pid = server.read(`${state}/pid`).trim();
      return {
        current: nameOf(`${root}/srv/belcanto/current`),
        process: nameOf(`/proc/${pid}/cwd`),
        pid,
      };
    },
    log: () => server.read(`${state}/log`),
  };
}

function installNode({ root }: Server) {
  const { version } = JSON.parse(readFileSync(`${project}scripts/node/package.json`, 'utf8'));
  const folder = `${root}/srv/belcanto/node/${version}`;
  mkdirSync(`${folder}/bin`, { recursive: true });
  symlinkSync(process.execPath, `${folder}/bin/node`);
  copyFileSync(`${here}npm`, `${folder}/bin/npm`);
  writeFileSync(`${folder}/.ready`, '');
}

function kill(pid: string) {
  if (pid && existsSync(`/proc/${Number(pid)}`)) process.kill(Number(pid), 'SIGKILL');
}
