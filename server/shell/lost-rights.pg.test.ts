import { Hono } from 'hono';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { PageCache } from '#app/web/page-cache.ts';
import { isOutage } from '#platform/db/database-unavailable.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { minFreeBytes } from '#platform/files/data-folder.ts';
import type { World } from '#platform/world.ts';
import { makeEmptyServerDatabase } from '#tests/support/database/postgres.ts';
import { testSettings } from '#tests/support/site/app.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { createHealth } from './health.ts';
import { Metrics } from './metrics.ts';
import { learn, type ShellEnv } from './shell-context.ts';

async function open(databaseUrl: string) {
  const db = await openDatabase({ dataDir: '', databaseUrl, log: quietLog });
  onTestFinished(() => db.close());
  return db;
}

test.each([
  ['update on orders', 'grant select, insert, update, delete on all tables in schema "public"'],
  ['usage on schema public', 'grant usage, create on schema "public"'],
])(
  '/readyz: rights that the role loses while the site runs (%s) are a sentence, and the log has the statement',
  async (lost, grant) => {
    const url = await makeEmptyServerDatabase();
    const admin = await open(url);
    await migrate(admin);
    const role = `lost_${process.pid}_${lost.length}`;
    for (const statement of [
      `create role ${role} login password 'lost'`,
      'revoke all on schema public from public',
      `grant usage, create on schema public to ${role}`,
      `grant all on all tables in schema public to ${role}`,
    ])
      await sql.raw(statement).execute(admin.query);
    const db = await open(Object.assign(new URL(url), { username: role, password: 'lost' }).href);
    const warned: string[] = [];
    const log = { ...quietLog, warn: (_: object, words: string) => void warned.push(words) };
    const world = { db, log, settings: testSettings({}) } as unknown as World;
    const metrics = new Metrics();
    metrics.stop();
    const parts = { world, freeBytes: async () => minFreeBytes, homeStatus: async () => 200 };
    const health = createHealth(parts, metrics, new PageCache(() => testNow.epochMilliseconds));
    const shell = new Hono<ShellEnv>().all('*', async (c) => {
      learn(c, world.settings);
      return (await health.answer(c)) ?? c.notFound();
    });
    const readiness = async () => {
      const answer = await shell.request('/readyz', {}, { address: '127.0.0.1' });
      return [answer.status, ((await answer.json()) as { reason?: string }).reason];
    };
    expect(await readiness()).toEqual([200, undefined]);
    await sql.raw(`revoke ${lost} from ${role}`).execute(admin.query);
    const [status, reason] = await readiness();
    expect([status, reason]).toEqual([503, expect.stringContaining('has lost rights in the database')]);
    expect(warned.join()).toContain(`${grant} to "${role}"`);
    const failed = await sql`update orders set name = name`
      .execute(db.query)
      .catch((error: unknown) => error);
    expect(isOutage(failed), 'pages answer 503').toBe(true);
    await sql.raw(`grant ${lost} to ${role}`).execute(admin.query);
    expect(await readiness()).toEqual([200, undefined]);
  },
);
