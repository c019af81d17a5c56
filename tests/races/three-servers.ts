import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { startTransactionPooler, type TransactionPooler } from '#tests/stand-ins/transaction-pooler.ts';
import { openMigratedDatabase } from '#tests/support/database/database.ts';
import { count, deadlocks, overlappingPairs, receiptGaps } from '#tests/support/database/invariants.ts';
import { freePort } from '#tests/support/site/free-port.ts';
import { type Answer, contentType, encode, sendRequest } from '#tests/support/site/send-request.ts';

const appSecret = 'a secret of more than thirty-two characters';
const root = new URL('../..', import.meta.url).pathname;

export interface ThreeServers {
  readonly db: Database;
  readonly secret: Uint8Array;
  readonly urls: readonly string[];
  /** Sends from the client with this number, which has its own network address, to the servers in turn. */
  post(client: number, path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  get(client: number, path: string): Promise<Answer>;
}

/**
 * Three processes of the built studio over one PostgreSQL database, for the tests of a file; with `isPooled` behind a
 * transaction pooler of six connections. After every test: no
 * error was logged, no deadlock happened, and no two active claims overlap.
 */
export function threeServers({ isPooled = false }: { isPooled?: boolean } = {}): ThreeServers {
  const secret = createHash('sha256').update(appSecret).digest();
  const given = { urls: [] as string[], secret } as unknown as {
    -readonly [K in keyof ThreeServers]: ThreeServers[K];
  };
  const children: ChildProcess[] = [];
  const serverLog: string[] = [];
  let pooler: TransactionPooler | undefined;
  beforeAll(async () => {
    const { db, url } = await openMigratedDatabase('server');
    given.db = db;
    pooler = isPooled ? await startTransactionPooler(url, { size: 6 }) : undefined;
    for (let server = 0; server < 3; server += 1) {
      const { child, address } = await startServer(pooler?.url ?? url, serverLog);
      children.push(child);
      (given.urls as string[]).push(address);
    }
  });
  afterEach(async () => {
    expect(serverLog.join('').match(/.*"level":(50|60).*/g) ?? []).toEqual([]);
    expect(await count(given.db, deadlocks)).toBe(0);
    expect(await count(given.db, overlappingPairs)).toBe(0);
    expect(await count(given.db, receiptGaps)).toBe(0);
  });
  afterAll(async () => {
    await Promise.all(children.map(stop));
    pooler?.close();
    await given.db?.close();
  });
  let turn = 0;
  const next = () => given.urls[turn++ % given.urls.length] as string;
  given.post = (client, path, body, headers = {}) =>
    sendRequest(
      `${next()}${path}`,
      'POST',
      client,
      { 'content-type': contentType(body), ...headers },
      encode(body),
    );
  given.get = (client, path) => sendRequest(`${next()}${path}`, 'GET', client, {}, '');
  return given;
}

async function startServer(databaseUrl: string, serverLog: string[]) {
  const { NODE_ENV: _, VITEST: __, ...outside } = process.env;
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      ...outside,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      SITE_URL: address,
      APP_SECRET: appSecret,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      SAMPLE_DIARY: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => serverLog.push(String(data)));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`A server ended: ${serverLog.join('')}`);
    if ((await sendRequest(`${address}/readyz`, 'GET', 0, {}, '').catch(() => null))?.status === 200) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { child, address };
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('close', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Responses per status; any 5xx fails the test. */
/** The body of wire call 2. */
export function holdBody(client: number, start: string): object {
  return {
    name: 'Åse Ærø',
    email: `client${client}@example.com`,
    course_id: 'private-coaching',
    slot_start: start,
    payment_status: 'pending',
  };
}

export function tally(answers: readonly Answer[]): Record<number, number> {
  const found: Record<number, number> = {};
  for (const { status } of answers) found[status] = (found[status] ?? 0) + 1;
  for (const status of Object.keys(found)) expect(Number(status)).toBeLessThan(500);
  return found;
}

/** Numbers from `from` on, one for each of `clients`. */
export function crowd(clients: number, from = 0): number[] {
  return Array.from({ length: clients }, (_, at) => from + at + 1);
}
