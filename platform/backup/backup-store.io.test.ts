import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '#platform/read-settings.ts';
import { type S3StandIn, startS3 } from '#tests/stand-ins/s3/s3-stand-in.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { openBackupFiles, openBackupStore } from './backup-store.ts';
import type { BackupStore } from './backups.ts';
import { erasureLog } from './erasure-log.ts';

let s3: S3StandIn;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

function places(): [string, Record<string, string>][] {
  s3.objects.clear();
  const { accessKeyId, secretAccessKey } = s3.key;
  const bucket = {
    BACKUP_S3_ENDPOINT: s3.url,
    BACKUP_S3_BUCKET: s3.bucket,
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  return [
    ['folder', { DATA_DIR: temporaryFolder() }],
    ['bucket', { DATA_DIR: temporaryFolder(), ...bucket }],
  ];
}

function settingsOf(env: Record<string, string>) {
  const reading = readSettings(env);
  if (!reading.ok) throw new Error(reading.lines.join('\n'));
  return reading.settings;
}

async function* pieces(content: Buffer, stopsAt = content.length) {
  for (let at = 0; at < stopsAt; at += 1_000_000)
    yield content.subarray(at, Math.min(at + 1_000_000, stopsAt));
  if (stopsAt < content.length) throw new Error('the process ends');
}

async function whole(store: BackupStore, name: string): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for await (const piece of await store.read(name)) read.push(piece);
  return Buffer.concat(read);
}

test('backups in a folder and in a bucket: complete ones are listed and read back, interrupted ones never', async () => {
  const content = randomBytes(17_000_000);
  for (const [place, env] of places()) {
    const store = openBackupStore(settingsOf(env));
    const [first, second] = ['backup-20261123t020000z.tgz', 'backup-20261124t020000z.enc'] as const;
    await expect(store.write(second, pieces(content, 16_500_000))).rejects.toThrow('the process ends');
    expect(await store.list(), place).toEqual([]);
    await expect(store.read(second)).rejects.toThrow('There is no backup');
    await store.removeUnfinished(Temporal.Instant.from('2026-11-26T04:00:00Z'));
    expect(await store.write(first, pieces(content))).toBe(content.length);
    expect(await store.write(second, pieces(content))).toBe(content.length);
    expect(await store.list(), place).toEqual([first, second]);
    expect((await whole(store, second)).equals(content)).toBe(true);
    await store.remove(first);
    expect(await store.list(), place).toEqual([second]);
    await store.remove(second);
  }
  expect([...s3.objects.keys()]).toEqual([]);
});

test('erasures are kept next to the backups, and read since a moment', async () => {
  for (const [place, env] of places()) {
    const log = erasureLog(openBackupFiles(settingsOf(env)));
    const at = (hour: number) => Temporal.Instant.from('2026-11-24T00:00:00Z').add({ hours: hour });
    for (const hour of [1, 3, 2]) await log.record({ userId: `user-${hour}`, at: at(hour) });
    expect(await log.since(at(2)), place).toEqual([
      { userId: 'user-2', at: at(2) },
      { userId: 'user-3', at: at(3) },
    ]);
  }
});
