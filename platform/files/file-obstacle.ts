import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const refused = new Set(['EACCES', 'EPERM']);

/** A sentence for the operator when the disk or the rights of a file are at fault. Null: another error. */
export function fileObstacle(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  if (full.has(code))
    return `the disk is full${path ? ` (${path})` : ''}. Free space on it, or set BACKUP_FOLDER or DATA_DIR to a larger one, and try again.`;
  if (code === 'EROFS' && path)
    return `${path} is on a disk that is mounted read-only. Mount it for writing, or set DATA_DIR to another folder.`;
  if (refused.has(code) && path) return missingRight(resolve(path), syscall);
  return fileObstacle(error.cause);
}

function missingRight(path: string, syscall = ''): string {
  const user = userName(process.getuid?.());
  if (!existsSync(path)) {
    const remedy = syscall === 'mkdir' ? ` Please type:\n  sudo install -d -o ${user} '${path}'` : '';
    return `${user} may not open or make ${path}, because of the permissions of a folder above it.${remedy}`;
  }
  const { uid } = lstatSync(path);
  const [problem, remedy] =
    uid === process.getuid?.()
      ? [`the permissions of ${path} do not let its owner read and write it`, `chmod -R u+rwX '${path}'`]
      : [
          `${path} belongs to ${userName(uid)}, and this command runs as ${user}: it cannot open it`,
          `sudo chown -R ${user} '${path}'`,
        ];
  return `${problem}. Nothing is damaged. Please type, then start again:\n  ${remedy}`;
}

export function userName(uid: number | undefined): string {
  if (uid === undefined || uid === process.getuid?.()) {
    try {
      return userInfo().username;
    } catch {
      return String(uid);
    }
  }
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : '';
  return new RegExp(`^([^:]+):[^:]*:${uid}:`, 'm').exec(users)?.[1] ?? String(uid);
}

/** PostgreSQL allocates its log in files of this size. */
const probeBytes = 16 * 1024 * 1024;

/** Throws what the system says when a file in the folder cannot be opened, or when its disk takes no new one. */
export function requireUsableFiles(folder: string, access = accessSync): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    access(join(entry.parentPath, entry.name), constants.R_OK | constants.W_OK);
  const probe = join(folder, '.space-probe');
  const handle = openSync(probe, 'w');
  try {
    writeSync(handle, Buffer.alloc(probeBytes));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
    rmSync(probe, { force: true });
  }
}
