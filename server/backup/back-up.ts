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
import { diskFiles } from '#platform/files/disk-files.ts';
import { FilesUnavailable } from '#platform/files/files.ts';
import { openFiles } from '#platform/files/open-files.ts';
import type { Log } from '#platform/log.ts';
import type { Settings } from '#platform/settings.ts';
import type { BackupFailure, LastBackup } from '#studio/office/backups/backup.ts';
import { saveBackupFailure, saveLastBackup } from '#studio/office/backups/backups.store.ts';
import { storageSentence } from '#studio/office/settings/storage-faults.messages.ts';
import { connectToStudio, type RunningStudio } from './backup-socket.ts';

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
  return inWorkFolder(settings, (workFolder) => makeAndVerify({ settings, workFolder, log }));
}

/**
 * `npm run doctor`: writes the database into an archive beside it, restores and removes it. Returns the number of rows;
 * throws the reason why no backup can be made.
 */
export async function rehearseBackup(
  { settings, log }: CommandParts,
  { db, studio }: { db: Database | null; studio: RunningStudio | null },
): Promise<number> {
  return inWorkFolder(settings, async (workFolder) => {
    const source = db ? sourceOf(db) : studio && (await copyOf(studio, { workFolder, log }));
    if (!source) throw new Error('The database is not available.');
    try {
      const madeAt = systemClock.now();
      const backups = { ...settings.backups, s3: null, folder: `${workFolder}/trial` };
      const store = openBackupStore({ dataDir: workFolder, backups });
      const archive = { store, name: backupName(madeAt, false), passphrase: null };
      const snapshot = await openSnapshot(source.db);
      const files = diskFiles(`${workFolder}/none`);
      await writeArchive({ snapshot, files, madeAt }, archive).finally(snapshot.close);
      const { tables } = await verified(archive, { source, folder: `${workFolder}/scratch`, log });
      return Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    } finally {
      if (source.isCopy) await source.db.close();
    }
  });
}

const workFolders = ['copy', 'scratch', 'trial', 'none'];

async function inWorkFolder<T>({ dataDir }: Settings, work: (workFolder: string) => Promise<T>): Promise<T> {
  const workFolder = `${dataDir}/backup-work`;
  const unlock = lockWork(workFolder);
  const clear = async () => {
    for (const name of workFolders) await rm(`${workFolder}/${name}`, { recursive: true, force: true });
  };
  try {
    await clear();
    await mkdir(workFolder, { recursive: true });
    return await work(workFolder);
  } finally {
    await clear();
    unlock();
  }
}

async function makeAndVerify(parts: { settings: Settings; workFolder: string; log: Log }): Promise<string[]> {
  const { settings, workFolder, log } = parts;
  const { passphrase, keep } = settings.backups;
  const store = openBackupStore(settings);
  const madeAt = systemClock.now();
  const source = await openBackupSource(parts);
  try {
    await store.removeUnfinished(madeAt);
    const archive = { store, name: backupName(madeAt, passphrase !== null), passphrase };
    const files = await openFiles(settings, madeAt.epochMilliseconds);
    const snapshot = await openSnapshot(source.db);
    const bytes = await writeArchive({ snapshot, files, madeAt }, archive).finally(snapshot.close);
    const beganAt = systemClock.now();
    const manifest = await verified(archive, { source, folder: `${workFolder}/scratch`, log });
    const verifiedAt = systemClock.now();
    const restoreSeconds = Math.ceil(beganAt.until(verifiedAt).total('seconds'));
    await source.record({ name: archive.name, madeAt, verifiedAt, bytes, restoreSeconds });
    const removed = await removeOldest(store, keep);
    return [
      describe(archive, bytes, manifest),
      ...removed.map((name) => `Removed ${name}: ${keep} backups are kept.`),
    ];
  } catch (error) {
    const failed = named(error);
    await source
      .recordFailure({ at: systemClock.now(), reason: failed.message.slice(0, 300) })
      .catch(() => {});
    throw failed;
  } finally {
    await source.close();
  }
}

function named(error: unknown): Error {
  if (error instanceof FilesUnavailable) return new Error(storageSentence(error, 'en'), { cause: error });
  return error instanceof Error ? error : new Error(String(error));
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
    return sourceOf(db);
  }
  const studio = await connectToStudio(dataDir);
  try {
    return await copyOf(studio, { workFolder, log });
  } catch (error) {
    studio.close();
    throw error;
  }
}

function sourceOf(db: Database): BackupSource {
  return {
    db,
    isCopy: false,
    record: (backup) => saveLastBackup(db.query, backup),
    recordFailure: (failure) => saveBackupFailure(db.query, failure),
    close: () => db.close(),
  };
}

async function copyOf(
  studio: RunningStudio,
  { workFolder, log }: Omit<SourceParts, 'settings'>,
): Promise<BackupSource> {
  await copyDatabase(studio.baseBackup, `${workFolder}/copy`);
  const db = databaseOverPglite(await openPgliteIn(`${workFolder}/copy`), log);
  return {
    db,
    isCopy: true,
    record: (backup) => studio.record(backup),
    recordFailure: (failure) => studio.recordFailure(failure),
    async close() {
      studio.close();
      await db.close();
    },
  };
}

interface BackupSource {
  db: Database;
  record(backup: LastBackup): Promise<void>;
  recordFailure(failure: BackupFailure): Promise<void>;
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
