import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { freePort } from '../site/free-port.ts';
import { temporaryFolder } from '../site/temporary-folder.ts';
import { findPgbouncer } from './pgbouncer-binary.ts';
import { unprivilegedUser } from './postgres-cluster.ts';

/** A real PgBouncer in transaction mode before the server of this address; returns its address. `settings`: more lines. */
export async function startPgbouncer(databaseUrl: string, settings: readonly string[] = []): Promise<string> {
  const { hostname, port: serverPort, username, password, pathname } = new URL(databaseUrl);
  const [folder, port, user] = [temporaryFolder(), await freePort(), unprivilegedUser()];
  const name = pathname.slice(1);
  writeFileSync(`${folder}/users.txt`, `"${username}" "${password}"\n`);
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} password=${password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = plain',
    `auth_file = ${folder}/users.txt`,
    `admin_users = ${username}`,
    'pool_mode = transaction',
    'default_pool_size = 5',
    ...settings,
  ];
  writeFileSync(`${folder}/pgbouncer.ini`, lines.join('\n'));
  for (const path of [folder, `${folder}/users.txt`, `${folder}/pgbouncer.ini`])
    chownSync(path, user.uid, user.gid);
  const child = spawn(findPgbouncer(), [`${folder}/pgbouncer.ini`], { ...user, stdio: 'ignore' });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  const url = `postgres://${username}:${password}@127.0.0.1:${port}`;
  await answers(`${url}/pgbouncer`);
  return `${url}/${name}`;
}

/** What the console of PgBouncer is asked. */
export async function askPgbouncer(pooledUrl: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: new URL('/pgbouncer', pooledUrl).href });
  client.on('error', () => {});
  await client.connect();
  await client.query(command).finally(() => client.end());
}

async function answers(consoleUrl: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await askPgbouncer(consoleUrl, 'show version');
    } catch (error) {
      if (attempt === 100) throw error;
      await pause(50);
    }
  }
}
