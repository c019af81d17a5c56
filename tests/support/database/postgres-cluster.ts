import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../site/free-port.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { systemLocales } from './system-locales.ts';

export interface Cluster {
  readonly folder: string;
  /** Address without a database name. */
  readonly url: string;
  /** Ends the server without a checkpoint, as a crash would, and starts it again. */
  restart(): Promise<void>;
  /** Stops the server and deletes its folder. */
  stop(): Promise<void>;
}

/** Speed over durability: this server's data lives as long as the test run. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
  // For the indexes of 100,000 rows.
  maintenance_work_mem: '256MB',
};

/** Durable as in production, for benchmarks: committed data survives a power cut. */
export const DURABLE_SETTINGS: Readonly<Record<string, string>> = {
  ...SETTINGS,
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
};

/**
 * Runs the server, again after a crash, until our end of its input closes, which the kernel does even when we are
 * killed; then stops it and deletes the folder.
 */
const KEEPER = `
trap '' INT TERM HUP
while [ ! -e "$2/stopped" ]; do
  "$1/postgres" -D "$2/data" $3 >>"$2/log" 2>&1 </dev/null
  sleep 0.1
done &
server=$!
cat >/dev/null
touch "$2/stopped"
"$1/pg_ctl" stop -D "$2/data" -m fast >/dev/null 2>&1
wait $server
rm -rf "$2"
`;

/** Starts a PostgreSQL server in a temporary folder, as an unprivileged user, on a free port of 127.0.0.1. */
export async function startCluster(settings: Readonly<Record<string, string>> = SETTINGS): Promise<Cluster> {
  const binaries = findPostgresBinaries();
  const user = unprivilegedUser();
  const folder = mkdtempSync(`${tmpdir()}/belcanto-postgres-`);
  const password = randomBytes(12).toString('hex');
  writeFileSync(`${folder}/password`, password);
  for (const path of [folder, `${folder}/password`]) chownSync(path, user.uid, user.gid);
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC', ...systemLocales() };
  const as = { ...user, cwd: folder, env };

  const initdb = ['-D', `${folder}/data`, '-U', 'belcanto', '-A', 'password', '-E', 'UTF8'];
  execFileSync(`${binaries}/initdb`, [...initdb, '--pwfile', `${folder}/password`, '--no-sync'], {
    ...as,
    stdio: 'pipe',
  });

  return keepRunning(folder, { as, password, settings });
}

/** A streaming replica of the server at `url`, which replays what is written there. */
export async function startReplica(url: string): Promise<Cluster> {
  const { hostname, port, password } = new URL(url);
  const user = unprivilegedUser();
  const folder = mkdtempSync(`${tmpdir()}/belcanto-replica-`);
  chownSync(folder, user.uid, user.gid);
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC', PGPASSWORD: password };
  const as = { ...user, cwd: folder, env };
  const from = ['-h', hostname, '-p', port, '-U', 'belcanto', '-D', `${folder}/data`];
  execFileSync(
    `${findPostgresBinaries()}/pg_basebackup`,
    [...from, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
    { ...as, stdio: 'pipe' },
  );
  return keepRunning(folder, { as, password, settings: SETTINGS });
}

interface Keeping {
  as: { uid: number; gid: number; cwd: string; env: Record<string, string | undefined> };
  password: string;
  settings: Readonly<Record<string, string>>;
}

async function keepRunning(folder: string, { as, password, settings }: Keeping): Promise<Cluster> {
  const port = await freePort();
  const flagged = Object.entries({ ...settings, unix_socket_directories: folder, port: String(port) });
  const flags = flagged.map(([name, value]) => `-c ${name}=${value}`).join(' ');
  const keeper = spawn('sh', ['-c', KEEPER, 'keeper', findPostgresBinaries(), folder, flags], {
    ...as,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = once(keeper, 'exit');
  const url = `postgres://belcanto:${password}@127.0.0.1:${port}`;
  const stop = async () => {
    keeper.stdin?.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await reachable(`${url}/postgres`);
  } catch (error) {
    const log = readFileSync(`${folder}/log`, 'utf8');
    await stop();
    throw new Error(`The tests' PostgreSQL server did not start:\n${log}`, { cause: error });
  }
  const restart = async () => {
    execFileSync(`${findPostgresBinaries()}/pg_ctl`, ['stop', '-D', `${folder}/data`, '-m', 'immediate'], {
      ...as,
      stdio: 'pipe',
    });
    await reachable(`${url}/postgres`);
  };
  return { folder, url, restart, stop };
}

/** PostgreSQL refuses to run as root. Empty: already an unprivileged user. */
export function unprivilegedUser(): { uid: number; gid: number } {
  const uid = process.getuid?.() ?? 0;
  if (uid !== 0) return { uid, gid: process.getgid?.() ?? 0 };
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {}
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.',
  );
}

async function reachable(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (attempt === 150) throw error;
      await pause(100);
    }
  }
}
