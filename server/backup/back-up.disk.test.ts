import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openBackupStore } from '#platform/backup/backup-store.ts';
import { readArchive } from '#platform/backup/read-archive.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { diskFiles } from '#platform/files/disk-files.ts';
import { isPaused, lastBackup } from '#studio/office/backups/backups.queries.ts';
import { testSettings } from '#tests/support/site/app.ts';
import { runProgram } from '#tests/support/site/program.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { migratedDataDir, temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { times } from '#tests/support/site/times.ts';
import { testWorld } from '#tests/support/world.ts';
import { backUp } from './back-up.ts';
import { openBackupSocket } from './backup-socket.ts';
import { restore } from './restore.ts';

const log = quietLog;
const passphrase = 'correct horse battery staple';
/** Milliseconds: two engines are started; far beyond what a busy machine needs. */
const limitMs = 900_000;
const content = randomBytes(2_000_000);

async function* once(bytes: Uint8Array) {
  yield bytes;
}

async function withUpload(dataDir: string): Promise<void> {
  await diskFiles(`${dataDir}/uploads`).put('lessons/film.bin', once(content), {
    contentType: 'application/octet-stream',
    maxBytes: content.length,
  });
}

test(
  'backup and restore: a running embedded studio is backed up and comes back with its uploads, paused',
  async () => {
    const dataDir = migratedDataDir();
    await withUpload(dataDir);
    const settings = testSettings({ DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase, BACKUP_KEEP: '1' });
    const db = await openDatabase({ dataDir, log });
    const closeSocket = await openBackupSocket(testWorld(db, { settings }));
    await sql`insert into settings (key, value) values ('mark', '"kept"')`.execute(db.query);
    const [made] = await backUp({ settings, log });
    expect(made).toMatch(
      /^Backup backup-\d{8}t\d{6}z\.enc in .* 1 uploads, .* restored into a scratch database/,
    );
    const { name = '' } = (await lastBackup(db.query)) ?? {};
    await closeSocket();
    await db.close();

    await expect(restore({ settings, log })).rejects.toThrow('nothing is overwritten');
    const target = testSettings({
      DATA_DIR: `${temporaryFolder()}/new`,
      BACKUP_FOLDER: `${dataDir}/backups`,
      BACKUP_PASSPHRASE: passphrase,
    });
    const path = `${dataDir}/backups/${name}`;
    const whole = readFileSync(path);
    writeFileSync(path, whole.subarray(0, whole.length - 70_000));
    await expect(restore({ settings: target, log, args: [name] })).rejects.toThrow(
      /incomplete\. There is no other one\.$/,
    );
    expect(readdirSync(target.dataDir)).not.toContain('database');
    expect(readdirSync(target.dataDir)).not.toContain('uploads');
    writeFileSync(path, whole);
    await restore({ settings: target, log, args: [name] });

    const restored = await openDatabase({ dataDir: target.dataDir, log });
    const { rows } = await sql<{ value: string }>`select value from settings where key = 'mark'`.execute(
      restored.query,
    );
    expect(rows).toEqual([{ value: 'kept' }]);
    expect(await isPaused(restored.query)).toBe(true);
    await restored.close();
    expect(readFileSync(`${target.dataDir}/uploads/lessons/film.bin`).equals(content)).toBe(true);
  },
  limitMs,
);

const rounds = times(1, 50);

test(`backup: killed at any moment, only complete backups are listed, and each can be read (${rounds} kills)`, async () => {
  const dataDir = migratedDataDir();
  await withUpload(dataDir);
  const store = openBackupStore({ dataDir, backups: testSettings().backups });
  const complete = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    const begin = Temporal.Instant.from('2026-11-24T00:00:00Z').add({ hours: round });
    const writer = runProgram('write-backups', dataDir, begin.toString());
    writer.lines.on('line', (line) => complete.add(line));
    await writer.nextLine();
    await pause(Math.random() * 400);
    writer.process.kill('SIGKILL');
    await writer.ended;
  }
  const listed = await store.list();
  expect([...complete].filter((name) => !listed.includes(name))).toEqual([]);
  for (const name of listed.slice(-3 * rounds)) await readArchive({ store, name, passphrase: null }, {});
});

test('backup: a full disk leaves no backup and nothing of an unfinished one, and the sentence says what to do', () => {
  const dataDir = temporaryFolder();
  const program = new URL('../../tests/programs/fill-disk.ts', import.meta.url).pathname;
  // A limit of the file size, which fails like a disk of 100 blocks.
  const limited = `ulimit -f 100; trap '' XFSZ; exec "$0" "$1" "$2"`;
  const { stdout } = spawnSync('sh', ['-c', limited, process.execPath, program, dataDir], {
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^the disk is full.* Free space on it.*\n\[\]\n$/);
  expect(readdirSync(`${dataDir}/backups/.arriving`)).toEqual([]);
});
