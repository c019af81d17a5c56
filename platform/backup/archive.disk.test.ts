import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { copyDatabase } from '#platform/db/embedded/copy-database.ts';
import { openPgliteIn } from '#platform/db/embedded/open-pglite.ts';
import { databaseOverPglite, openDatabase } from '#platform/db/open-database.ts';
import { diskFiles } from '#platform/files/disk-files.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { migratedDataDir, temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { openBackupStore } from './backup-store.ts';
import { backupName } from './backups.ts';
import { readArchive } from './read-archive.ts';
import { openSnapshot } from './snapshot.ts';
import { writeArchive } from './write-archive.ts';

const madeAt = Temporal.Instant.from('2026-11-24T02:00:00Z');
const passphrase = 'correct horse battery staple';

function storeIn(dataDir: string) {
  const backups = { hour: null, folder: null, s3: null, passphrase: null, keep: 3 };
  return openBackupStore({ dataDir, backups });
}

async function backedUp(db: Database, dataDir: string, secret: string | null) {
  const archive = {
    store: storeIn(dataDir),
    name: backupName(madeAt, secret !== null),
    passphrase: secret,
  };
  const files = diskFiles(`${dataDir}/uploads`);
  const snapshot = await openSnapshot(db);
  await writeArchive({ snapshot, files, madeAt }, archive);
  return archive;
}

async function* once(content: Uint8Array) {
  yield content;
}

test('copyDatabase: while transactions go on, the copy is one state of the database', async () => {
  const dataDir = migratedDataDir();
  const folder = temporaryFolder();
  const db = await openDatabase({ dataDir, log: quietLog });
  await sql`create table left_side (number int); create table right_side (number int)`.execute(db.query);
  let isOver = false;
  let written = 0;
  let longestMs = 0;
  const write = async () => {
    while (!isOver) {
      const from = performance.now();
      await db.transaction(async (tx) => {
        await sql`insert into left_side values (${written})`.execute(tx);
        await sql`insert into right_side values (${written})`.execute(tx);
      });
      longestMs = Math.max(longestMs, performance.now() - from);
      written += 1;
      await pause(2);
    }
  };
  const writing = write();
  const before = written;
  if (db.baseBackup) await copyDatabase(db.baseBackup, `${folder}/copy`);
  const after = written;
  isOver = true;
  await writing;
  await db.close();

  const copy = databaseOverPglite(await openPgliteIn(`${folder}/copy`), quietLog);
  const { rows } = await sql<{ l: number; r: number; both: number }>`select
    (select count(*) from left_side) as l, (select count(*) from right_side) as r,
    (select count(*) from left_side join right_side using (number)) as both`.execute(copy.query);
  const [{ l, r, both }] = rows as [{ l: number; r: number; both: number }];
  expect([r, both]).toEqual([l, l]);
  expect(l).toBeGreaterThanOrEqual(before);
  expect(after).toBeGreaterThan(before);
  console.log(
    `copied while ${after - before} transactions ran; the longest took ${Math.round(longestMs)} ms`,
  );
  await copy.close();
});

test('archive: rows, sequences and uploads come back exactly, encrypted; any changed or missing byte is refused', async () => {
  const dataDir = migratedDataDir();
  const db = await openDatabase({ dataDir, log: quietLog });
  await sql`insert into settings (key, value) values ('odd', ${'"null, \\n, \\" and \u{1f3b6}"'}::jsonb), ('null', 'null'::jsonb)`.execute(
    db.query,
  );
  await sql`select nextval('order_numbers')`.execute(db.query);
  const files = diskFiles(`${dataDir}/uploads`);
  const content = randomBytes(300_000);
  await files.put('lessons/film.bin', once(content), {
    contentType: 'application/octet-stream',
    maxBytes: content.length,
  });
  const archive = await backedUp(db, dataDir, passphrase);
  await db.close();
  const lines = new Map<string, string[]>();
  const uploads = new Map<string, Buffer>();
  const manifest = await readArchive(archive, {
    rows: async ({ name }, more) => void lines.set(name, [...(lines.get(name) ?? []), ...more]),
    upload: async (key, bytes) => void uploads.set(key, bytes),
  });
  expect(uploads.get('lessons/film.bin')?.equals(content)).toBe(true);
  expect(manifest.sequences).toContainEqual({ name: 'order_numbers', value: '1001', isCalled: true });
  expect(lines.get('settings')?.some((line) => line.includes('\u{1f3b6}'))).toBe(true);

  const path = `${archive.store.place}/${archive.name}`;
  const whole = await readFile(path);
  expect(whole.includes('lessons/film')).toBe(false);
  const refused = (secret: string | null) =>
    expect(readArchive({ ...archive, passphrase: secret }, {})).rejects;
  await refused(null).toThrow('Set BACKUP_PASSPHRASE');
  await refused('another passphrase, not this').toThrow('BACKUP_PASSPHRASE is not the one');
  for (const at of [40, whole.length - 3]) {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await writeFile(path, changed);
    await refused(passphrase).toThrow(/damaged|incomplete|passphrase/i);
  }
  for (const length of [0, 30, 70_000, whole.length - 1]) {
    await writeFile(path, whole.subarray(0, length));
    await refused(passphrase).toThrow(/damaged|incomplete|not a backup/i);
  }
});
