import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { s3Files } from '#platform/files/s3-files.ts';
import type { Log } from '#platform/log.ts';
import { openTasks } from '#studio/office/admin-tasks/tasks.queries.ts';
import { type S3StandIn, startS3 } from '#tests/stand-ins/s3/s3-stand-in.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { owner } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { watchBuckets, watchStudio } from './watch-studio.ts';

const given = testDatabase();
let s3: S3StandIn;
beforeAll(async () => {
  s3 = await startS3();
});
afterEach(() => s3.refuse(null));
afterAll(() => s3.close());

function studio(backups: { bucket?: string; region?: string } = {}) {
  const place = { endpoint: s3.url, bucket: s3.bucket, region: 'auto', ...s3.key };
  const ofBackups = { ...place, variables: 'BACKUP_S3' as const, ...backups };
  const env = Object.fromEntries(
    [['S3', place] as const, ['BACKUP_S3', ofBackups] as const].flatMap(([prefix, of]) => [
      [`${prefix}_ENDPOINT`, of.endpoint],
      [`${prefix}_BUCKET`, of.bucket],
      [`${prefix}_ACCESS_KEY_ID`, of.accessKeyId],
      [`${prefix}_SECRET_ACCESS_KEY`, of.secretAccessKey],
    ]),
  );
  const warnings: string[] = [];
  const log: Log = { debug() {}, info() {}, warn: (_, message) => void warnings.push(message), error() {} };
  const [files, backupFiles] = [s3Files(place, [1, 1]), s3Files(ofBackups, [1, 1])];
  return { world: testWorld(given.db, { env, files, backupFiles, log }), warnings };
}
const tasks = async () => (await openTasks(given.db.query, owner)).map(({ kind }) => kind).sort();

test('buckets that work open no task and log nothing', async () => {
  const { world, warnings } = studio();
  await watchBuckets(world);
  expect(await tasks()).toEqual([]);
  expect(warnings).toEqual([]);
});

test('a missing bucket for backups is one task, and the log names the variable', async () => {
  const { world, warnings } = studio({ bucket: 'missing-bucket' });
  await watchBuckets(world);
  await watchBuckets(world);
  expect(await tasks()).toEqual(['backups-unavailable']);
  expect(warnings[0]).toContain('BACKUP_S3_BUCKET');
});

test('a bucket for backups with the name of the one for uploads: the log names its own variable', async () => {
  const { world, warnings } = studio();
  s3.refuse({ status: 403, body: '<Error><Code>InvalidAccessKeyId</Code></Error>' });
  await watchBuckets(world);
  expect(warnings.map((words) => /\b(?:BACKUP_)?S3_ACCESS_KEY_ID/.exec(words)?.[0]).sort()).toEqual([
    'BACKUP_S3_ACCESS_KEY_ID',
    'S3_ACCESS_KEY_ID',
  ]);
});

test('a bucket in another region: the log names the region to set', async () => {
  const { world, warnings } = studio();
  const body = '<Error><Code>PermanentRedirect</Code><Message>Use the specified endpoint.</Message></Error>';
  s3.refuse({ status: 301, body, headers: { 'x-amz-bucket-region': 'eu-central-1' } });
  await watchBuckets(world);
  expect(warnings.join()).toContain('S3_REGION=eu-central-1');
});

test('a storage that answers again closes its task within a minute; without a task it is checked every hour', async () => {
  const { world } = studio();
  s3.refuse({ status: 503 });
  world.setNow(Temporal.Instant.from('2026-11-21T15:00:30Z'));
  await watchStudio(world);
  expect(await tasks()).toEqual(['backups-unavailable', 'files-unavailable']);
  s3.refuse(null);
  world.setNow(Temporal.Instant.from('2026-11-21T15:01:30Z'));
  await watchStudio(world);
  expect(await tasks()).toEqual([]);
  const before = s3.requested.length;
  world.setNow(Temporal.Instant.from('2026-11-21T15:02:30Z'));
  await watchStudio(world);
  expect(s3.requested).toHaveLength(before);
});

test('while one bucket fails every minute, the other one is still checked every hour', async () => {
  const { world } = studio({ bucket: 'missing-bucket' });
  for (let minute = 0; minute <= 61; minute += 1) {
    if (minute === 30) s3.refuse({ status: 503 });
    world.setNow(Temporal.Instant.from('2026-11-21T15:00:30Z').add({ minutes: minute }));
    await watchStudio(world);
  }
  expect(await tasks()).toEqual(['backups-unavailable', 'files-unavailable']);
});
