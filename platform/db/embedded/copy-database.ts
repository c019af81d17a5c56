import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import type { BaseBackup, BaseBackupEnd } from '../database.ts';

/** A checkpoint while the files are copied may have removed the log that the copy needs. */
const attempts = 5;

/**
 * Copies a running embedded database to `folder`, which `openPgliteIn` opens: the log from before to after the copying
 * makes the files one state. Statements of the running database wait only for the checkpoint at the beginning.
 */
export async function copyDatabase(backup: BaseBackup, folder: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await rm(folder, { recursive: true, force: true });
    await backup.start();
    try {
      await copyTree(backup.directory, folder);
      await copyFile(`${backup.directory}/global/pg_control`, `${folder}/global/pg_control`);
    } catch (error) {
      await backup.stop();
      throw error;
    }
    const end = await backup.stop();
    await writeFile(`${folder}/backup_label`, end.label);
    if (await copyLog(backup.directory, folder, end)) return;
    if (attempt === attempts)
      throw new Error('The database changed too much while it was copied. Try again when it is used less.');
  }
}

const leftOut = new Set(['pg_wal', 'postmaster.pid', 'global/pg_control']);

async function copyTree(directory: string, folder: string, path = ''): Promise<void> {
  await mkdir(`${folder}/${path}`, { recursive: true });
  for (const entry of await readdir(`${directory}/${path}`, { withFileTypes: true })) {
    const inner = path ? `${path}/${entry.name}` : entry.name;
    if (leftOut.has(inner)) continue;
    if (entry.isDirectory()) await copyTree(directory, folder, inner);
    else if (entry.isFile())
      await copyFile(`${directory}/${inner}`, `${folder}/${inner}`).catch(ignoreMissing);
  }
}

/** False: a segment is missing. */
async function copyLog(directory: string, folder: string, { label, last }: BaseBackupEnd): Promise<boolean> {
  const first = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? '';
  for (const inner of ['archive_status', 'summaries'])
    await mkdir(`${folder}/pg_wal/${inner}`, { recursive: true });
  const names = (await readdir(`${directory}/pg_wal`)).filter(
    (name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last,
  );
  for (const name of names)
    await copyFile(`${directory}/pg_wal/${name}`, `${folder}/pg_wal/${name}`).catch(ignoreMissing);
  const copied = (await readdir(`${folder}/pg_wal`)).filter((name) => names.includes(name));
  return copied.length === segmentOf(last) - segmentOf(first) + 1;
}

/** Of a log file's name: timeline, high and low part. 256 segments of 16 MB have one high part. */
function segmentOf(name: string): number {
  return Number.parseInt(name.slice(8, 16), 16) * 256 + Number.parseInt(name.slice(16), 16);
}

/** Dropped or truncated meanwhile: the log says so. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
