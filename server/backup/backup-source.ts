import type { Database } from '#platform/db/database.ts';
import { copyDatabase } from '#platform/db/embedded/copy-database.ts';
import { isDirectoryInUse } from '#platform/db/embedded/directory-lock.ts';
import { openPgliteIn } from '#platform/db/embedded/open-pglite.ts';
import { databaseOverPglite, openDatabase } from '#platform/db/open-database.ts';
import type { Log } from '#platform/log.ts';
import type { Settings } from '#platform/settings.ts';
import type { LastBackup } from '#studio/office/backups/backup.ts';
import { saveLastBackup } from '#studio/office/backups/backups.store.ts';
import { connectToStudio } from './backup-socket.ts';

export interface BackupSource {
  db: Database;
  record(backup: LastBackup): Promise<void>;
  /** A temporary copy, which the verification may overwrite. */
  isCopy: boolean;
  close(): Promise<void>;
}

export interface SourceParts {
  settings: Settings;
  /** Emptied before. */
  workFolder: string;
  log: Log;
}

/** The server's database, the embedded one when the studio is stopped, or a copy of it while it runs. */
export async function openBackupSource({ settings, workFolder, log }: SourceParts): Promise<BackupSource> {
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
