import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { RunningServer, StartOptions } from '#server/app.ts';
import { type BorrowedDatabase, borrowDatabase } from '../database/database.ts';
import { rememberPreparedRows, reset } from '../database/reset.ts';
import { foundBy } from '../database/sample-studio.ts';
import { stopJobs } from '../stop-jobs.ts';
import { clearPageCache, type LogLine, logInto, startBuilt, testSettings } from './app.ts';
import { freePort } from './free-port.ts';
import { rememberedScrypt } from './quick-hashing.ts';

export interface RunningSite {
  /** The site's URL, without trailing slash. */
  readonly url: string;
  readonly world: World;
  readonly db: Database;
  readonly owner: RunningServer['owner'];
  readonly logged: LogLine[];
  /** Ends the process's part of the site and starts it again, with the same database and port. */
  restart(): Promise<void>;
  /** Moves the site's clock ahead of the system clock until the end of the test. */
  passTime(duration: Temporal.DurationLike): void;
}

/**
 * Gives the tests of a `*.e2e.test.ts` file the whole built site on a port of its own: pages, jobs, emails and
 * test checkout. One database for all its tests, reset before each.
 */
export function runningSite(
  variables: Record<string, string> = {},
  options: Partial<Omit<StartOptions, 'settings' | 'log' | 'database'>> = {},
): RunningSite {
  const logged: LogLine[] = [];
  const given = { logged } as unknown as { -readonly [K in keyof RunningSite]: RunningSite[K] };
  let running: RunningServer | undefined;
  let borrowed: BorrowedDatabase | undefined;
  let aheadMs = 0;
  const clock = { now: () => Temporal.Now.instant().add({ milliseconds: aheadMs }) };
  given.passTime = (duration) => {
    aheadMs += Temporal.Duration.from(duration).total('milliseconds');
  };
  beforeAll(async () => {
    const port = String(await freePort());
    borrowed = await borrowDatabase('embedded', foundBy(options, variables));
    const { db } = borrowed;
    const url = `http://localhost:${port}`;
    const settings = testSettings({ PORT: port, SITE_URL: url, ...variables });
    const fixed = { settings, log: logInto(logged), hashing: rememberedScrypt };
    const start = async () => {
      running = await startBuilt({ clock, ...fixed, ...options, database: db });
      const { world, owner } = running;
      Object.assign(given, { world, owner });
    };
    given.restart = async () => {
      await running?.close();
      await start();
    };
    await start();
    await rememberPreparedRows(db);
    Object.assign(given, { url, db });
  });
  beforeEach(async () => {
    await reset(given.db);
    await clearPageCache(given.db);
    logged.length = 0;
    aheadMs = 0;
  });
  afterEach(async () => {
    await stopJobs(given.db);
    expect(
      logged.filter((line) => line.level === 'error'),
      'the site must log no error',
    ).toEqual([]);
  });
  afterAll(async () => {
    await running?.close();
    await borrowed?.release();
  });
  return given;
}
