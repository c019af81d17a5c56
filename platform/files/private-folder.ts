import { accessSync, chmodSync, constants, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Log } from '../log.ts';

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
  /** Each with the reason. */
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

/** After a command that was run as another user, usually root. Throws an operator's message. */
export function refuseForeignFiles(
  paths: readonly string[],
  { uid = process.getuid?.(), canOpen = canReadAndWrite }: Reader = {},
): void {
  for (const start of paths) {
    for (const { path, uid: owner } of entriesOf(start, null)) {
      if (uid === undefined || owner === uid || canOpen(path)) continue;
      throw new Error(
        `${path} belongs to ${owner === 0 ? 'root' : `the user with the number ${owner}`}, and the studio cannot open it. ` +
          'Probably a command was run as that user. Make the user of the studio the owner of the data folder (chown -R).',
      );
    }
  }
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
