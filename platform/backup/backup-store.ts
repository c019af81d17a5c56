import { resolve } from 'node:path';
import { clearAbandoned, diskFiles } from '../files/disk-files.ts';
import type { Files } from '../files/files.ts';
import { s3Files } from '../files/s3-files.ts';
import type { Settings } from '../settings.ts';
import { splitFiles } from './split-files.ts';

/** Where backups are kept. A backup is listed when it is complete and durable. */
export interface BackupStore {
  /** For people: the folder or bucket. */
  readonly place: string;
  /** All or nothing. Returns the size in bytes. */
  write(name: string, body: AsyncIterable<Uint8Array>): Promise<number>;
  /** Names, oldest first. */
  list(): Promise<string[]>;
  /** Throws when there is none of this name. */
  read(name: string): Promise<AsyncIterable<Uint8Array>>;
  remove(name: string): Promise<void>;
  /** Parts of backups that were interrupted. */
  removeUnfinished(now: Temporal.Instant): Promise<void>;
}

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

/** Sortable: 'backup-20261124t031500z', with its kind. */
export function backupName(now: Temporal.Instant, isEncrypted: boolean): string {
  const stamp = now.round('second').toString().replaceAll(/[-:]/g, '').toLowerCase();
  return `backup-${stamp}.${isEncrypted ? 'enc' : 'tgz'}`;
}

const namePattern = /^backup-(\d{8}t\d{6}z)\.(?:enc|tgz)$/;

export function isBackupName(name: string): boolean {
  return namePattern.test(name);
}

/** When a backup of this name was begun. */
export function begunAt(name: string): Temporal.Instant {
  const stamp = namePattern.exec(name)?.[1] ?? '19700101t000000z';
  return Temporal.Instant.from(stamp.toUpperCase());
}

export function notThere(name: string, place: string): Error {
  return new Error(
    `There is no backup ${name} in ${place}. Name one of those that are there, or none for the newest.`,
  );
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
