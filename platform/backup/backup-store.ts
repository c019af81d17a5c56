import { resolve } from 'node:path';
import { clearAbandoned, diskFiles } from '../files/disk-files.ts';
import type { Files } from '../files/files.ts';
import { s3Files } from '../files/s3-files.ts';
import type { Settings } from '../settings.ts';
import { type BackupStore, isBackupName, notThere } from './backups.ts';
import { splitFiles } from './split-files.ts';

export type BackupPlace = Pick<Settings, 'dataDir' | 'backups'>;

export function openBackupStore(settings: BackupPlace): BackupStore {
  const { s3 } = settings.backups;
  if (s3) return splitFiles(s3Files(s3), `the bucket ${s3.bucket}`);
  const folder = backupFolder(settings);
  return folderStore(diskFiles(folder), folder);
}

/** For small files next to the backups. */
export function openBackupFiles(settings: BackupPlace): Files {
  const { s3 } = settings.backups;
  return s3 ? s3Files(s3) : diskFiles(backupFolder(settings));
}

function backupFolder({ dataDir, backups }: BackupPlace): string {
  return resolve(backups.folder ?? `${dataDir}/backups`);
}

function folderStore(files: Files, folder: string): BackupStore {
  return {
    place: folder,
    async write(name, body) {
      const contentType = name.endsWith('.enc') ? 'application/octet-stream' : 'application/gzip';
      return (await files.put(name, body, { contentType, maxBytes: Number.MAX_SAFE_INTEGER })).bytes;
    },
    list: async () => (await files.list('')).filter(isBackupName),
    async read(name) {
      const opened = isBackupName(name) ? await files.open(name) : null;
      if (!opened) throw notThere(name, folder);
      return opened.body;
    },
    remove: (name) => files.remove(name),
    removeUnfinished: (now) => clearAbandoned(folder, now.epochMilliseconds),
  };
}
