import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { unlistedCookies } from '#app/web/session/browser-storage.ts';
import type { Database } from '#platform/db/database.ts';
import type { Log } from '#platform/log.ts';
import { readSettings } from '#platform/read-settings.ts';
import type { Settings } from '#platform/settings.ts';
import type { World } from '#platform/world.ts';
import type { RunningServer, StartOptions } from '#server/app.ts';
import { allContent, contentChanged, contentChannel } from '#studio/shared/content-changed.ts';
import { type BorrowedDatabase, borrowDatabase } from '../database/database.ts';
import { rememberPreparedRows, reset } from '../database/reset.ts';
import { foundBy } from '../database/sample-studio.ts';
import { stopJobs } from '../stop-jobs.ts';
import { rememberedScrypt } from './quick-hashing.ts';
import { dataDirOfThisProcess } from './temporary-folder.ts';

export interface TestApp {
  readonly world: World;
  readonly db: Database;
  /** Where the app listens on a real socket. */
  readonly url: string;
  /** Simulates the payer and the bank when the app runs with the test checkout. */
  readonly testCheckout: RunningServer['testCheckout'];
  readonly logged: LogLine[];
  /** A request to the whole app without a socket. A path is completed to a URL of the site. */
  fetch(path: string, init?: RequestInit & { address?: string }): Promise<Response>;
}

export interface LogLine {
  level: keyof Log;
  message: string;
  fields: Record<string, unknown>;
}

const bundle = new URL('../../../build/server/app.js', import.meta.url).href;

/** Starts the production build of the server. */
export async function startBuilt(options: StartOptions): Promise<RunningServer> {
  const { startServer } = (await import(/* @vite-ignore */ bundle)) as typeof import('#server/app.ts');
  return startServer(options);
}

/** Settings for a test: product.md's defaults, any free port, and `variables`. */
export function testSettings(variables: Record<string, string> = {}): Settings {
  const reading = readSettings({
    PORT: '0',
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: dataDirOfThisProcess(),
    SAMPLE_DIARY: 'off',
    ...variables,
  });
  if (!reading.ok) throw new Error(reading.lines.join('\n'));
  return reading.settings;
}

/**
 * Gives the tests of a `*.app.test.ts` file the whole built app: `const given = testApp();`, then
 * `given.fetch('/')`. One database for all its tests, reset before each.
 */
export function testApp(
  variables: Record<string, string> = {},
  options: Partial<Omit<StartOptions, 'settings' | 'log' | 'database'>> = {},
): TestApp {
  const logged: LogLine[] = [];
  const given = { logged } as unknown as { -readonly [K in keyof TestApp]: TestApp[K] };
  let running: RunningServer | undefined;
  let borrowed: BorrowedDatabase | undefined;
  beforeAll(async () => {
    borrowed = await borrowDatabase('embedded', foundBy(options, variables));
    const { db } = borrowed;
    running = await startBuilt({
      settings: testSettings(variables),
      log: logInto(logged),
      hashing: rememberedScrypt,
      ...options,
      database: db,
    });
    await rememberPreparedRows(db);
    const { world, url, testCheckout, fetch } = running;
    Object.assign(given, { world, db, url, testCheckout, fetch: fetcher(fetch, world.settings.siteUrl) });
  });
  beforeEach(async () => {
    await reset(given.db);
    // The content has been reset, so pages cached by the last test are outdated.
    await clearPageCache(given.db);
    logged.length = 0;
  });
  afterEach(() => stopJobs(given.db));
  afterAll(async () => {
    await running?.close();
    await borrowed?.release();
  });
  return given;
}

/** Waits until the app has emptied its page cache. */
export async function clearPageCache(db: Database): Promise<void> {
  const received = Promise.withResolvers<void>();
  const stop = await db.listen(contentChannel, () => received.resolve());
  await contentChanged(db.query, allContent);
  await received.promise;
  await stop();
}

function fetcher(send: RunningServer['fetch'], siteUrl: string): TestApp['fetch'] {
  return async (path, { address = '127.0.0.1', ...init } = {}) => {
    const made = new Request(new URL(path, siteUrl), { redirect: 'manual', ...init });
    // In bytes, as from a socket: the stream of a FormData throws when its reader stops early.
    const isForm = init.body instanceof FormData;
    const request = isForm ? new Request(made, { body: await made.arrayBuffer() }) : made;
    const answer = await send(request, address);
    expect(unlistedCookies(answer.headers.getSetCookie()), 'the cookie page lists every cookie').toEqual([]);
    return answer;
  };
}

export function logInto(lines: LogLine[]): Log {
  const at = (level: keyof Log) => (fields: Record<string, unknown>, message: string) => {
    lines.push({ level, message, fields });
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
