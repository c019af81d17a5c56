import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open-database.ts';
import { isPaused } from '#studio/office/backups/backups.queries.ts';
import { freePort } from '#tests/support/site/free-port.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { startProcess } from '#tests/support/site/server-process.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { times } from '#tests/support/site/times.ts';
import { killInALoop } from './kill-the-studio.ts';

const backup = ['server/main.ts', 'backup'];

test('killed while a backup copies it, the embedded studio loses nothing acknowledged and is backed up afterwards', async () => {
  const dataDir = temporaryFolder();
  const counts = await killInALoop({ dataDir, databaseUrl: null }, times(1, 20), { alongside: backup });
  console.log(`embedded, during a backup: ${JSON.stringify(counts)}`);
  expect(counts.lost).toEqual([]);
  expect(counts.held).toBeGreaterThan(0);

  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const made = startProcess(backup, env);
  expect(await made.ended, made.output()).toBe(0);
  const target = `${temporaryFolder()}/restored`;
  const restored = startProcess(['server/main.ts', 'restore'], {
    ...env,
    DATA_DIR: target,
    BACKUP_FOLDER: `${dataDir}/backups`,
  });
  expect(await restored.ended, restored.output()).toBe(0);
  const claims = await claimsIn(dataDir);
  expect(claims.count).toBeGreaterThanOrEqual(counts.held);
  expect(await claimsIn(target)).toEqual({ ...claims, isPaused: true });
});

test('a restore into an embedded studio that is killed leaves it empty, and the next one completes it', async () => {
  const dataDir = temporaryFolder();
  const port = await freePort();
  const env = {
    DATA_DIR: dataDir,
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'error',
  };
  const studio = startProcess(['server/main.ts'], env);
  await studio.open();
  const made = startProcess(backup, env);
  expect(await made.ended, made.output()).toBe(0);
  studio.kill('SIGTERM');
  await studio.ended;

  const target = `${temporaryFolder()}/restored`;
  const restore = () =>
    startProcess(['server/main.ts', 'restore'], {
      ...env,
      DATA_DIR: target,
      BACKUP_FOLDER: `${dataDir}/backups`,
    });
  let kills = 0;
  for (; kills < times(1, 20) && !existsSync(`${target}/database`); kills += 1) {
    const restoring = restore();
    await pause(500 + Math.random() * 3500);
    restoring.kill('SIGKILL');
    await restoring.ended;
  }
  console.log(`embedded, during a restore: ${kills} kills`);
  if (!existsSync(`${target}/database`)) {
    const restored = restore();
    expect(await restored.ended, restored.output()).toBe(0);
  }
  expect(await claimsIn(target)).toEqual({ ...(await claimsIn(dataDir)), isPaused: true });
});

async function claimsIn(dataDir: string): Promise<{ count: number; isPaused: boolean }> {
  const db = await openDatabase({ dataDir, log: quietLog });
  try {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from claims`.execute(
      db.query,
    );
    return { count: rows[0]?.count ?? 0, isPaused: await isPaused(db.query) };
  } finally {
    await db.close();
  }
}
