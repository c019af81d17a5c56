import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDebootstrap } from './debootstrap-binary.ts';
import { copyNetworkSettings, debianMirror, networkVariables } from './network-settings.ts';

const project = new URL('../..', import.meta.url).pathname;
const packages = join(project, 'tests/bare/packages/node_modules');
const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

const enter = `mount --rbind /dev "$0/dev" && mount -t proc proc "$0/proc" && exec chroot "$0" runuser -u "$1" -- env HOME="$2" sh -c "$3"`;
const namespace = ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', enter];

const users = { root: '/root', singer: '/home/singer' };
export type User = keyof typeof users;

export interface BareMachine {
  readonly root: string;
  run(user: User, command: string): { status: number | null; output: string };
  start(user: User, command: string): { output(): string; stop(): void };
  remove(): void;
}

export function makeBareMachine(): BareMachine {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('A bare machine needs Debian and root: sudo npm run prove -- --only bare');
  const root = mkdtempSync(join(tmpdir(), 'belcanto-bare-'));
  const include = '--include=ca-certificates,git';
  execFileSync(
    findDebootstrap(),
    ['--variant=minbase', include, 'bookworm', root, ...debianMirror()],
    quietly(),
  );
  chmodSync(root, 0o755);
  copyNetworkSettings(root, Object.values(users));
  installNode(root);
  execFileSync('chroot', [root, 'useradd', '--home-dir', users.singer, 'singer'], quietly());
  for (const [user, home] of Object.entries(users)) cloneInto(root, home, user);
  return {
    root,
    run: (user, command) => {
      const { status, stdout, stderr } = spawnSync('unshare', commandIn(root, user, command), options());
      return { status, output: `${stdout}${stderr}` };
    },
    start: (user, command) => startIn(root, user, command),
    remove: () => spawn('rm', ['-rf', root], { detached: true, stdio: 'ignore' }).unref(),
  };
}

function startIn(root: string, user: User, command: string) {
  const child = spawn('unshare', commandIn(root, user, command), { env: options().env, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  return { output: () => output, stop: () => void child.kill('SIGKILL') };
}

function commandIn(root: string, user: User, command: string): string[] {
  return [...namespace, root, user, users[user], `cd ${users[user]}/belcanto && ${command}`];
}

const options = () => ({
  encoding: 'utf8' as const,
  maxBuffer: 1e9,
  env: { PATH: path, LANG: 'C.UTF-8', ...networkVariables() },
});

function quietly() {
  return { ...options(), stdio: 'pipe' as const };
}

function installNode(root: string) {
  const node = `node-linux-${process.arch}/bin/node`;
  cpSync(join(packages, node), join(root, 'usr/local/bin/node'));
  cpSync(join(packages, 'npm'), join(root, 'usr/local/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, 'usr/local/bin', name));
}

function cloneInto(root: string, home: string, user: string) {
  const folder = join(root, home, 'belcanto');
  mkdirSync(folder, { recursive: true });
  const list = 'git ls-files -z --cached --others --exclude-standard';
  const copy = `${list} | tar --create --null --ignore-failed-read --files-from - | tar --extract --directory "$0"`;
  execFileSync('sh', ['-c', copy, folder], { ...quietly(), cwd: project });
  execFileSync('git', ['init', '--quiet', folder], quietly());
  execFileSync('git', ['-C', folder, 'add', '--all'], quietly());
  execFileSync('chroot', [root, 'chown', '--recursive', `${user}:`, home], quietly());
}
