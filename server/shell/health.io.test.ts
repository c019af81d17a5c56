import { Hono } from 'hono';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageCache } from '#app/web/page-cache.ts';
import type { Database } from '#platform/db/database.ts';
import { type FreeBytes, minFreeBytes } from '#platform/files/data-folder.ts';
import { readSettings } from '#platform/read-settings.ts';
import type { World } from '#platform/world.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { createHealth } from './health.ts';
import { Metrics } from './metrics.ts';
import { learn, type ShellEnv } from './shell-context.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function databaseThat(answer: () => Promise<never[]>): Database {
  const createDriver = () =>
    Object.assign(new DummyDriver(), {
      acquireConnection: async () => ({
        executeQuery: async () => ({ rows: await answer() }),
        streamQuery: () => {
          throw new Error('not called');
        },
      }),
    });
  const query = new Kysely({
    dialect: {
      createDriver,
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { query } as unknown as Database;
}

function given(
  answer: () => Promise<never[]>,
  freeBytes: FreeBytes = async () => minFreeBytes,
  homeStatus = async () => 200,
) {
  const warned: string[] = [];
  const log = {
    debug() {},
    info() {},
    warn: (_: object, text: string) => void warned.push(text),
    error() {},
  };
  const reading = readSettings({});
  if (!reading.ok) throw new Error(reading.lines.join());
  const world = { db: databaseThat(answer), log, settings: reading.settings } as unknown as World;
  const metrics = new Metrics();
  metrics.stop();
  const health = createHealth(
    { world, freeBytes, homeStatus },
    metrics,
    new PageCache(() => testNow.epochMilliseconds),
  );
  const shell = new Hono<ShellEnv>();
  shell.all('*', async (c) => {
    learn(c, world.settings);
    return (await health.answer(c)) ?? c.notFound();
  });
  const request = async (path: string) => {
    const answered = await shell.request(path, {}, { address: '127.0.0.1' });
    return { status: answered.status, body: await answered.json() };
  };
  return { health, request, warned };
}

const ready = { status: 200, body: { status: 'ready' } };
const silent = 'The database does not answer.';
const notReady = (reason: string) => ({ status: 503, body: { status: 'not ready', reason } });

describe('/readyz', () => {
  test('is 503 while the database does not answer, without waiting for it [P.62]', async () => {
    const { request } = given(() => new Promise(() => {}));
    const requested = request('/readyz');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await requested).toEqual(notReady(silent));
    expect(await request('/healthz'), 'the process itself lives').toEqual({
      status: 200,
      body: { status: 'ok' },
    });
  });

  test('is 503 while the database refuses connections, and 200 again when it answers', async () => {
    let isThere = false;
    const { request, warned } = given(async () => {
      if (!isThere) throw new Error('connection refused');
      return [];
    });
    expect(await request('/readyz')).toEqual(notReady(silent));
    expect(warned).toEqual(['not ready: the database does not answer']);
    isThere = true;
    expect(await request('/readyz')).toEqual(ready);
  });

  test('is 503 while the data folder’s disk is full or missing, and 200 again when it has space', async () => {
    let free: () => number = () => minFreeBytes - 1;
    const { request, warned } = given(
      async () => [],
      async () => free(),
    );
    expect(await request('/readyz')).toEqual(notReady('The disk of the data folder is full.'));
    free = () => {
      throw new Error('ENOENT');
    };
    expect(await request('/readyz')).toEqual(notReady('The data folder cannot be read.'));
    expect(warned).toEqual([
      'not ready: the disk of the data folder is full',
      'not ready: the data folder cannot be read',
    ]);
    free = () => minFreeBytes;
    expect(await request('/readyz')).toEqual(ready);
  });

  test('is 503 until the home page has rendered once; a busy or paused studio stays ready', async () => {
    const statuses = [500, 503, 200];
    const { request, warned } = given(
      async () => [],
      undefined,
      async () => statuses.shift() ?? 500,
    );
    expect(await request('/readyz')).toEqual(notReady('The home page fails.'));
    expect(warned).toEqual(['not ready: the home page fails']);
    for (let probe = 0; probe < 3; probe++) expect(await request('/readyz')).toEqual(ready);
  });

  test('is 503 as soon as the process starts to stop', async () => {
    const { request, health } = given(async () => []);
    expect(await request('/readyz')).toEqual(ready);
    health.stopBeingReady();
    expect(await request('/readyz')).toEqual(notReady('It is shutting down.'));
  });
});
