import { expect, test } from 'vitest';
import { openTaskKinds } from '#tests/support/browser/screenshots.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { testWorld } from '#tests/support/world.ts';
import { lastDue } from './backup.ts';
import { saveBackupFailure, saveLastBackup } from './backups.store.ts';
import { requestBackup, watchBackups } from './watch-backups.ts';

const given = testDatabase();

test('watchBackups: one backup is requested each night, also when the computer slept at its hour', async () => {
  const world = testWorld(given.db, { env: { BACKUP_HOUR: '3' } });
  const at = async (time: string) => {
    world.setNow(Temporal.Instant.from(time));
    return watchBackups(world);
  };
  expect(await at('2026-11-23T12:00:00Z')).toBe(0);
  expect(await at('2026-11-24T01:59:00Z')).toBe(0);
  expect(await at('2026-11-24T02:00:00Z')).toBe(1);
  expect(await at('2026-11-24T02:01:00Z')).toBe(0);
  expect(await at('2026-11-25T09:30:00Z')).toBe(1);
  expect(await at('2026-11-25T09:31:00Z')).toBe(0);
  expect(world.requestedJobs.map(({ name }) => name)).toEqual(['backup', 'backup']);
});

test('watchBackups: 26 hours without a verified backup open a task, and the next verified one closes it', async () => {
  const world = testWorld(given.db, { env: { BACKUP_HOUR: '3' } });
  await watchBackups(world);
  world.setNow(testNow.add({ hours: 18 }));
  await watchBackups(world);
  world.setNow(testNow.add({ hours: 26 }));
  await watchBackups(world);
  expect(await openTaskKinds(given.db)).not.toContain('backup-overdue');
  world.setNow(testNow.add({ hours: 26, seconds: 1 }));
  await watchBackups(world);
  await watchBackups(world);
  expect(await openTaskKinds(given.db)).toEqual(['backup-overdue']);
  await requestBackup(world);
  const verifiedAt = world.clock.now();
  const name = 'backup-20261124t020000z.tgz';
  await saveLastBackup(given.db.query, { name, madeAt: verifiedAt, verifiedAt, bytes: 1 });
  await watchBackups(world);
  expect(await openTaskKinds(given.db)).toEqual([]);
});

test('watchBackups: a failed backup is a task at once, with its reason; the next attempt starts anew', async () => {
  const world = testWorld(given.db, { env: { BACKUP_HOUR: '3' } });
  const verifiedAt = world.clock.now();
  await saveLastBackup(given.db.query, { name: 'night', madeAt: verifiedAt, verifiedAt, bytes: 1 });
  await saveBackupFailure(given.db.query, { at: verifiedAt, reason: 'the bucket is gone' });
  await watchBackups(world);
  await watchBackups(world);
  const task = await given.db.query.selectFrom('tasks').selectAll().executeTakeFirstOrThrow();
  expect(task).toMatchObject({ kind: 'backup-failed', details: { reason: 'the bucket is gone' } });
  await saveLastBackup(given.db.query, { name: 'later', madeAt: verifiedAt, verifiedAt, bytes: 1 });
  await watchBackups(world);
  expect(await openTaskKinds(given.db)).toEqual([]);
});

test('watchBackups: switched off, nothing is requested and no task is opened', async () => {
  const world = testWorld(given.db);
  await watchBackups(world);
  world.setNow(testNow.add({ hours: 24 * 30 }));
  expect(await watchBackups(world)).toBe(0);
  expect(await openTaskKinds(given.db)).toEqual([]);
});

test('lastDue: the hour is the studio’s, also across a change of the clocks', () => {
  const due = (now: string) => lastDue(Temporal.Instant.from(now), 3).toString();
  expect(due('2026-03-29T00:30:00Z')).toBe('2026-03-28T02:00:00Z');
  expect(due('2026-03-29T01:00:00Z')).toBe('2026-03-29T01:00:00Z');
  expect(due('2026-10-25T01:59:00Z')).toBe('2026-10-24T01:00:00Z');
  expect(due('2026-10-25T02:00:00Z')).toBe('2026-10-25T02:00:00Z');
});
