import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmdirSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import type { Log } from '../log.ts';
import { userName } from './file-obstacle.ts';

/** Read, write and execute for the group and for others. */
const othersRights = 0o077;
const hasRights = process.platform !== 'win32';
const mostNamed = 20;

/** For everything that this process and its child processes create from now on. */
export function createPrivateFiles(): void {
  if (hasRights) process.umask(othersRights);
}

interface Options {
  /** A folder inside that stays as it is. */
  except?: string | null;
  chmod?: (path: string, mode: number) => void;
}

export interface RightsRemoved {
  /** Relative to the folder. */
  changed: string[];
  failed: string[];
}

/** Removes the rights of other users from a folder and everything in it, without following symbolic links inside. */
export function removeOthersRights(folder: string, options: Options = {}): RightsRemoved {
  const { except = null, chmod = chmodSync } = options;
  const result: RightsRemoved = { changed: [], failed: [] };
  if (!hasRights) return result;
  const root = realpathSync(folder);
  const kept = except && (lookUp(() => realpathSync(except)) ?? null);
  for (const { path, mode } of entriesOf(root, kept)) {
    if ((mode & othersRights) === 0) continue;
    const name = relative(root, path) || '.';
    try {
      chmod(path, mode & 0o700);
      if (lstatSync(path).mode & othersRights) throw new Error('the file system does not keep permissions');
      result.changed.push(name);
    } catch (error) {
      if (!isMissing(error)) result.failed.push(`${name} (${(error as Error).message})`);
    }
  }
  return result;
}

interface Entry {
  path: string;
  mode: number;
  uid: number;
}

/** Each folder comes before what is in it: once it is closed, nobody can exchange that for a link meanwhile. */
function* entriesOf(path: string, kept: string | null): Generator<Entry> {
  const found = lookUp(() => lstatSync(path));
  if (!found || found.isSymbolicLink()) return;
  yield { path, mode: found.mode, uid: found.uid };
  if (!found.isDirectory()) return;
  for (const name of lookUp(() => readdirSync(path)) ?? []) {
    const inside = join(path, name);
    if (inside !== kept) yield* entriesOf(inside, kept);
  }
}

/** Undefined: it is gone, or a folder of another user. */
function lookUp<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

interface Reader {
  uid?: number | undefined;
  canOpen?: (path: string) => boolean;
}

/** Files of another user that this one cannot open, and root on the folder of another. Throws an operator's message. */
export function refuseForeignFiles(
  folder: string,
  { uid = process.getuid?.(), canOpen = canReadAndWrite }: Reader = {},
): void {
  const root = lookUp(() => realpathSync(folder));
  if (root === undefined || uid === undefined) return;
  if (uid === 0) refuseRoot(root);
  for (const { path, uid: owner } of entriesOf(root, null)) {
    if (owner === uid || canOpen(path)) continue;
    const user = userName(uid);
    throw new Error(
      `${path} belongs to ${userName(owner)}, and this command runs as ${user}: it cannot open it. Probably a command ran as ` +
        `${userName(owner)} once; nothing is damaged. Please type, then start again:\n  sudo chown -R ${user} '${root}'`,
    );
  }
}

function refuseRoot(folder: string): void {
  const { uid } = lstatSync(folder);
  if (uid === 0 || !leavesFilesOfRoot(folder)) return;
  const name = userName(uid);
  const account = name === String(uid) ? `'#${uid}'` : name;
  throw new Error(
    `${folder} belongs to ${name}, and this command runs as root: ${name} could not open the files it writes. Run it as that ` +
      `user, for example:\n  sudo -u ${account} npm start\nOr, if it shall always run as root:\n  chown -R root '${folder}'`,
  );
}

/** False on a mount that gives every file the same owner. */
function leavesFilesOfRoot(folder: string): boolean {
  const probe = mkdtempSync(join(folder, '.owner-probe-'));
  const { uid } = lstatSync(probe);
  rmdirSync(probe);
  return uid === 0;
}

function canReadAndWrite(path: string): boolean {
  return lookUp(() => accessSync(path, constants.R_OK | constants.W_OK) ?? true) ?? false;
}

export function reportRights(folder: string, { changed, failed }: RightsRemoved, log: Log): void {
  if (changed.length > 0)
    log.warn(
      { folder, number: changed.length, names: changed.slice(0, mostNamed) },
      'other users of this computer had rights in the data folder; they were removed',
    );
  if (failed.length > 0)
    log.warn(
      { folder, number: failed.length, names: failed.slice(0, mostNamed) },
      'other users of this computer have rights in the data folder that could not be removed: ' +
        'make the user of the studio its owner (chown -R) on a file system with permissions',
    );
}
