import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { Server } from './deployed-studio.ts';

export const deploy = new URL('../../../deploy/', import.meta.url).pathname;
export const installer = `${deploy}install.sh`;
const user = userInfo().username;
export const link = 'https://your.studio/set-up/once';

/** In place of the command of the release, which update.app.test.ts runs. */
const command = `#!/bin/sh
echo "belcanto $*" >> "$BELCANTO_ROOT/run/calls"
case $1 in
  update) mkdir -p "$BELCANTO_ROOT/srv/belcanto/releases/v0.1.0" && ln -sfn releases/v0.1.0 "$BELCANTO_ROOT/srv/belcanto/current" ;;
  owner-link) echo "Set up the owner: ${link}" ;;
esac
`;

export const recorded = 'echo "$(basename "$0") $*" >> "$BELCANTO_ROOT/run/calls"\n';

export interface Machine {
  system?: string;
  memoryMegabytes?: number;
  /** Of this server, and of the domain. */
  own?: string;
  found?: string;
  listening?: string;
  processor?: string;
}

/** An empty server with stand-ins of the programs that change it. */
export function emptyServer(machine: Machine = {}): Server {
  const { system = 'debian 12', memoryMegabytes = 2_000, listening = '' } = machine;
  const { own = '192.0.2.7 2001:db8::7', found = '192.0.2.7 2001:db8::7', processor = 'x86_64' } = machine;
  const server = new Server();
  const [id, version] = system.split(' ');
  server.write('etc/os-release', `ID=${id}\nVERSION_ID="${version}"\n`);
  server.write('proc/meminfo', `MemTotal: ${memoryMegabytes * 1024} kB\nSwapTotal: 0 kB\n`);
  server.write('run/systemd/system/x', '');
  server.write('run/calls', '');
  const script = (name: string, text: string) => server.command(name, `#!/bin/sh\n${text}`);
  script('uname', `echo ${processor}\n`);
  script('hostname', `echo '${own}'\n`);
  script(
    'getent',
    `${recorded}for one in ${found}; do case "$3 $one" in ahostsv4*:*) ;; ahostsv4*) echo "$one STREAM" ;; *:*) echo "$one STREAM" ;; *) echo "::ffff:$one STREAM" ;; esac; done\n`,
  );
  script('ss', `cat << 'E'\n${listening}E\n`);
  script(
    'id',
    `case "$*" in '${user}') [ -e "$BELCANTO_ROOT/run/account" ] || exit 1 ;; esac\nexec /usr/bin/id "$@"\n`,
  );
  script('useradd', `${recorded}: > "$BELCANTO_ROOT/run/account"\n`);
  script(
    'apt-get',
    `${recorded}case "$*" in *' install '*) for one; do : > "$BELCANTO_ROOT/run/package-$one" || :; done 2> /dev/null ;; *' download npm') printf "define('registry', {\\n  default: 'https://packages.example/',\\n" > definitions.js && tar -cf npm_9_all.deb ./definitions.js ;; esac\n`,
  );
  script('npm', 'exit 127\n');
  script('dpkg-deb', 'cat "$2"\n');
  script('dpkg', recorded);
  script(
    'dpkg-query',
    `case "$*" in *Conffiles*) printf ' /etc/caddy/Caddyfile %s\\n' "$(printf packaged | md5sum | cut -d ' ' -f 1)" ;; *) for name; do :; done; [ ! -e "$BELCANTO_ROOT/run/package-$name" ] || echo installed ;; esac\n`,
  );
  script('caddy', recorded);
  return server;
}

export function repository(): string {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/deploy`);
  writeFileSync(`${folder}/deploy/belcanto`, command);
  writeFileSync(`${folder}/deploy/site.caddy`, readFileSync(`${deploy}site.caddy`, 'utf8'));
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { stdio: 'pipe' });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git(
    '-c',
    'user.name=T',
    '-c',
    'user.email=t@example.com',
    '-c',
    'commit.gpgsign=false',
    'commit',
    '-qm',
    'x',
  );
  return folder;
}

export const calls = (server: Server) => server.read('run/calls').split('\n').filter(Boolean);

export function filesOf({ root }: Server): Record<string, string> {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'calls')
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  return Object.fromEntries(names.map((name) => [name, `${statSync(name).mtimeMs}`]));
}
