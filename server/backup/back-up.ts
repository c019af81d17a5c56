import { mkdir, rm } from 'node:fs/promises';
import { openBackupStore } from '#platform/backup/backup-store.ts';
import { type BackupStore, backupName } from '#platform/backup/backups.ts';
import type { ArchiveManifest } from '#platform/backup/manifest.ts';
import type { StoredArchive } from '#platform/backup/read-archive.ts';
import { openSnapshot } from '#platform/backup/snapshot.ts';
import { emptyDatabase, loadArchive, verifyBackup } from '#platform/backup/verify-backup.ts';
import { writeArchive } from '#platform/backup/write-archive.ts';
import { systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { copyDatabase } from '#platform/db/embedded/copy-database.ts';
import { DirectoryInUse, isDirectoryInUse, lockDirectory } from '#platform/db/embedded/directory-lock.ts';
import { openPgliteIn } from '#platform/db/embedded/open-pglite.ts';
import { databaseOverPglite, openDatabase } from '#platform/db/open-database.ts';
import { openFiles } from '#platform/files/open-files.ts';
import type { Log } from '#platform/log.ts';
import type { Settings } from '#platform/settings.ts';
import type { LastBackup } from '#studio/office/backups/backup.ts';
import { saveLastBackup } from '#studio/office/backups/backups.store.ts';
import { connectToStudio } from './backup-socket.ts';

export interface CommandParts {
  settings: Settings;
  log: Log;
  args?: readonly string[];
}

/**
 * `npm run backup`: writes a backup of database and uploads, verifies it by restoring it into a scratch database, and
 * removes the oldest. Returns sentences for the operator; throws one.
 */
export async function backUp({ settings, log }: CommandParts): Promise<string[]> {
  const workFolder = `${settings.dataDir}/backup-work`;
  const unlock = lockWork(workFolder);
  try {
    for (const name of ['copy', 'scratch'])
      await rm(`${workFolder}/${name}`, { recursive: true, force: true });
    await mkdir(workFolder, { recursive: true });
    return await makeAndVerify({ settings, workFolder, log });
  } finally {
    for (const name of ['copy', 'scratch'])
      await rm(`${workFolder}/${name}`, { recursive: true, force: true });
    unlock();
  }
}

async function makeAndVerify(parts: { settings: Settings; workFolder: string; log: Log }): Promise<string[]> {
  const { settings, workFolder, log } = parts;
  const { passphrase, keep } = settings.backups;
  const store = openBackupStore(settings);
  const madeAt = systemClock.now();
  await store.removeUnfinished(madeAt);
  const source = await openBackupSource(parts);
  try {
    const archive = { store, name: backupName(madeAt, passphrase !== null), passphrase };
    const files = await openFiles(settings, madeAt.epochMilliseconds);
    const snapshot = await openSnapshot(source.db);
    const bytes = await writeArchive({ snapshot, files, madeAt }, archive).finally(snapshot.close);
    const manifest = await verified(archive, { source, folder: `${workFolder}/scratch`, log });
    const verifiedAt = systemClock.now();
    await source.record({ name: archive.name, madeAt, verifiedAt, bytes });
    const removed = await removeOldest(store, keep);
    return [
      describe(archive, bytes, manifest),
      ...removed.map((name) => `Removed ${name}: ${keep} backups are kept.`),
    ];
  } finally {
    await source.close();
  }
}

interface SourceParts {
  settings: Settings;
  /** Emptied before. */
  workFolder: string;
  log: Log;
}

/** The server's database, the embedded one when the studio is stopped, or a copy of it while it runs. */
async function openBackupSource({ settings, workFolder, log }: SourceParts): Promise<BackupSource> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl || !isDirectoryInUse(dataDir)) {
    const db = await openDatabase({ dataDir, log, retryForMs: 0, ...(databaseUrl && { databaseUrl }) });
    return {
      db,
      isCopy: false,
      record: (backup) => saveLastBackup(db.query, backup),
      close: () => db.close(),
    };
  }
  const studio = await connectToStudio(dataDir);
  try {
    await copyDatabase(studio.baseBackup, `${workFolder}/copy`);
    const db = databaseOverPglite(await openPgliteIn(`${workFolder}/copy`), log);
    return {
      db,
      isCopy: true,
      record: (backup) => studio.record(backup),
      async close() {
        studio.close();
        await db.close();
      },
    };
  } catch (error) {
    studio.close();
    throw error;
  }
}

interface BackupSource {
  db: Database;
  record(backup: LastBackup): Promise<void>;
  /** A temporary copy, which the verification may overwrite. */
  isCopy: boolean;
  close(): Promise<void>;
}

/** A backup that does not restore is none: it is removed. */
async function verified(
  archive: StoredArchive,
  { source, folder, log }: { source: BackupSource; folder: string; log: Log },
): Promise<ArchiveManifest> {
  try {
    if (!source.isCopy) return await verifyBackup(archive, folder, log);
    await emptyDatabase(source.db);
    return await loadArchive(source.db, archive);
  } catch (error) {
    await archive.store.remove(archive.name);
    throw error;
  }
}

async function removeOldest(store: BackupStore, keep: number): Promise<string[]> {
  const surplus = (await store.list()).slice(0, -keep);
  for (const name of surplus) await store.remove(name);
  return surplus;
}

function lockWork(workFolder: string): () => void {
  try {
    return lockDirectory(workFolder);
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    throw new Error('Another backup is running. Wait until it has finished.', { cause: error });
  }
}

function describe(
  { store, name }: StoredArchive,
  bytes: number,
  { tables, uploads }: ArchiveManifest,
): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return (
    `Backup ${name} in ${store.place}: ${rows} rows, ${uploads.files} uploads, ${megabytes} MB. ` +
    'It was restored into a scratch database and compared.'
  );
}
