import { existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { forgetSecretCheck } from '#platform/app-secret.ts';
import { openBackupStore } from '#platform/backup/backup-store.ts';
import { DamagedArchive } from '#platform/backup/byte-reader.ts';
import { refuseNonEmpty } from '#platform/backup/load-database.ts';
import { readArchive, type StoredArchive } from '#platform/backup/read-archive.ts';
import { loadArchive } from '#platform/backup/verify-backup.ts';
import { systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { lockDirectory } from '#platform/db/embedded/directory-lock.ts';
import { openPgliteIn } from '#platform/db/embedded/open-pglite.ts';
import { syncPath, syncTree } from '#platform/db/embedded/syncing-file-system.ts';
import { migrateInside } from '#platform/db/migrate.ts';
import { databaseOverPglite, openDatabase } from '#platform/db/open-database.ts';
import { contentTypeOf, FileExists, type Files } from '#platform/files/files.ts';
import { openFiles } from '#platform/files/open-files.ts';
import type { Log } from '#platform/log.ts';
import { pauseRestoredStudio } from '#studio/office/backups/restored-studio.ts';
import type { CommandParts } from './back-up.ts';

/**
 * `npm run restore [-- <name>]`: restores the newest or the named backup into an empty studio, which then starts
 * paused. Nothing is overwritten, and a stop at any moment leaves the target empty. Throws a sentence for the operator.
 */
export async function restore({ settings, log, args = [] }: CommandParts): Promise<string[]> {
  const store = openBackupStore(settings);
  const name = args[0] ?? (await store.list()).at(-1);
  if (!name)
    throw new Error(
      `There is no backup in ${store.place}. Set BACKUP_FOLDER or BACKUP_S3_… to where they are.`,
    );
  const archive = { store, name, passphrase: settings.backups.passphrase };
  const target = settings.databaseUrl
    ? await serverTarget(settings.databaseUrl, log)
    : embeddedTarget(settings.dataDir, log);
  try {
    await checkArchive(archive);
    const db = await target.open();
    const files = await openFiles(settings, systemClock.now().epochMilliseconds);
    const { uploads, tables } = await load(db, archive, files);
    await target.complete();
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    return [
      `Restored ${name}: ${rows} rows, ${uploads.files} uploads. Start the studio now.`,
      'It starts paused: emails that were waiting are held, and booking opens when payments have been checked.',
    ];
  } finally {
    await target.close();
  }
}

/** All of it is read before anything is written. */
async function checkArchive(archive: StoredArchive): Promise<void> {
  try {
    await readArchive(archive, {});
  } catch (error) {
    if (!(error instanceof DamagedArchive)) throw error;
    const others = (await archive.store.list()).filter((name) => name !== archive.name).slice(-3);
    const remedy =
      others.length > 0 ? ` Restore another one: ${others.join(', ')}.` : ' There is no other one.';
    throw new Error(error.message + remedy, { cause: error });
  }
}

/** The database is committed last, after every upload. */
function load(db: Database, archive: StoredArchive, files: Files) {
  const upload = (key: string, content: Buffer) => putUpload(files, key, content);
  return loadArchive(db, archive, {
    upload,
    finish: async (tx, { madeAt }) => {
      await migrateInside(tx);
      await forgetSecretCheck(tx);
      await pauseRestoredStudio(tx, {
        now: systemClock.now(),
        backupMadeAt: Temporal.Instant.from(madeAt),
      });
    },
  });
}

async function putUpload(files: Files, key: string, content: Buffer): Promise<void> {
  try {
    await files.put(key, once(content), { contentType: contentTypeOf(key), maxBytes: content.length });
  } catch (error) {
    if (!(error instanceof FileExists)) throw error;
    const opened = await files.open(key);
    const there = opened && Buffer.from(await new Response(opened.body).arrayBuffer());
    if (there?.equals(content)) return;
    throw new Error(
      `The upload ${key} is there with another content, and nothing is overwritten. Use an empty target.`,
    );
  }
}

/** Checked for emptiness when it is made. */
interface RestoreTarget {
  open(): Promise<Database>;
  complete(): Promise<void>;
  close(): Promise<void>;
}

async function serverTarget(databaseUrl: string, log: Log): Promise<RestoreTarget> {
  const db = await openDatabase({ dataDir: '', databaseUrl, log, retryForMs: 0 });
  const target = { open: async () => db, complete: async () => {}, close: () => db.close() };
  await db.transaction(refuseNonEmpty).catch(async (error) => {
    await db.close();
    throw error;
  });
  return target;
}

/** Into a folder of another name, which becomes the database when it is complete. */
function embeddedTarget(dataDir: string, log: Log): RestoreTarget {
  const unlock = lockDirectory(dataDir);
  const folder = `${dataDir}/database`;
  if (existsSync(folder)) {
    unlock();
    throw new Error(
      `There is a database in ${folder}, and nothing is overwritten. Rename that folder, or set DATA_DIR to another one.`,
    );
  }
  const restoring = `${folder}.restoring`;
  let db: Database | undefined;
  return {
    async open() {
      await rm(restoring, { recursive: true, force: true });
      db = databaseOverPglite(await openPgliteIn(restoring), log);
      return db;
    },
    async complete() {
      await db?.close();
      syncTree(restoring);
      renameSync(restoring, folder);
      syncPath(dataDir);
    },
    async close() {
      await db?.close();
      await rm(restoring, { recursive: true, force: true });
      unlock();
    },
  };
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
