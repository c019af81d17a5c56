import { minFreeBytes, usesDataFolder } from '#platform/files/data-folder.ts';
import type { World } from '#platform/world.ts';
import { lastBackup } from '#studio/office/backups/backups.queries.ts';
import type { Findings } from './check.ts';
import { databaseBytes } from './monitoring.queries.ts';

/** For a film that is uploaded in parts, or a day of visitors' files. */
const uploadBytes = 1024 * 1024 * 1024;
const megabyte = 1024 * 1024;
const diskSubject = 'disk';

/** The next backup needs a copy of the database in DATA_DIR, and an archive like the last one where backups are kept. */
export async function checkDisk({ db, settings, freeBytes, log }: World): Promise<Findings> {
  if (!usesDataFolder(settings)) return [];
  const { dataDir, backups, s3 } = settings;
  const archive = (await lastBackup(db.query))?.bytes ?? 0;
  const isKeptHere = !backups.s3 && !backups.folder && backups.hour !== null;
  const copy = backups.hour === null ? 0 : await databaseBytes(db.query);
  const needed = minFreeBytes + copy + (isKeptHere ? archive : 0) + (s3 ? 0 : uploadBytes);
  try {
    const isBackupFolderFull =
      !backups.s3 && backups.folder !== null && (await freeBytes(backups.folder)) < archive;
    if (isBackupFolderFull) return [fault(await freeBytes(backups.folder ?? dataDir), archive)];
    const free = await freeBytes(dataDir);
    return free >= needed ? [] : [fault(free, needed)];
  } catch (error) {
    log.debug({ err: error }, 'the free space could not be read');
    return null;
  }
}

function fault(free: number, needed: number) {
  const details = {
    freeMegabytes: Math.floor(free / megabyte),
    neededMegabytes: Math.ceil(needed / megabyte),
  };
  return { kind: 'disk-space', subjectId: diskSubject, details } as const;
}
