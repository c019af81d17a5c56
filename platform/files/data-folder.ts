import { constants, existsSync } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { fileObstacle } from './file-obstacle.ts';
import { removeOthersRights, reportRights } from './private-folder.ts';

export type FreeBytes = (folder: string) => Promise<number>;

export const minFreeBytes = 64 * 1024 * 1024;

export const freeBytesOf: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** False when both database and files are remote: DATA_DIR is never written then. */
export function usesDataFolder({ databaseUrl, s3 }: Pick<Settings, 'databaseUrl' | 's3'>): boolean {
  return !databaseUrl || !s3;
}

/** Everything in it is for the user of the studio only; a BACKUP_FOLDER inside stays as it is. */
export async function openDataFolder(settings: Settings, freeBytes: FreeBytes, log: Log): Promise<void> {
  const { dataDir, backups } = settings;
  if (usesDataFolder(settings)) await checkDataFolder(dataDir, freeBytes);
  if (existsSync(dataDir))
    reportRights(dataDir, removeOthersRights(dataDir, { except: backups.folder }), log);
}

const obstacles: Readonly<Record<string, string>> = {
  EEXIST: 'a file has this name',
  ENOTDIR: 'a part of this path is a file',
  ENOENT: 'folders can’t be made there',
  ENAMETOOLONG: 'its name is too long',
};

/** Creates the folder. Throws when it is not writable or its disk is full. */
export async function checkDataFolder(dataDir: string, freeBytes: FreeBytes): Promise<void> {
  const folder = resolve(dataDir);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new Error(diskFull(folder, 0), { cause: error });
    const start = `The data folder ${folder} cannot be used`;
    const { code = '', message } = error as NodeJS.ErrnoException;
    const reason = fileObstacle(error) ?? `${obstacles[code] ?? message}. Set DATA_DIR to another folder.`;
    throw new Error(`${start}: ${reason}`, { cause: error });
  }
  const free = await freeBytes(folder);
  if (free < minFreeBytes) throw new Error(diskFull(folder, free));
}

function diskFull(folder: string, free: number): string {
  return (
    `The disk of the data folder ${folder} is full: ${megabytes(free)} MB free, at least ${megabytes(minFreeBytes)} MB needed. ` +
    'Free space on this disk, or move the folder to a larger disk and set DATA_DIR to it.'
  );
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / (1024 * 1024));
}
