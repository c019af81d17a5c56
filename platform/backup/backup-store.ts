import { resolve } from 'node:path';
import { clearAbandoned, diskFiles } from '../files/disk-files.ts';
import type { Files } from '../files/files.ts';
import { s3Files } from '../files/s3-files.ts';
import type { Settings } from '../settings.ts';
import { type BackupStore, begunAt, isBackupName, notThere } from './backups.ts';

export type BackupPlace = Pick<Settings, 'dataDir' | 'backups'>;

export function openBackupStore(settings: BackupPlace): BackupStore {
  const { s3 } = settings.backups;
  if (s3) return splitFiles(s3Files(s3), `the bucket ${s3.bucket}`);
  const folder = backupFolder(settings);
  return folderStore(diskFiles(folder), folder);
}

/** Parts are held in memory while they are sent. */
const partBytes = 8 * 1024 * 1024;
const rules = { contentType: 'application/octet-stream', maxBytes: partBytes } as const;
/** Longer than any backup takes: its parts are left over from one that was interrupted. */
const unfinishedAfterHours = 49;
const folder = 'backups/';

/** Object storage: parts, and at last an object that says how many there are. */
function splitFiles(files: Files, place: string): BackupStore {
  const part = (name: string, number: number) => `${folderOf(name)}${String(number).padStart(6, '0')}.bin`;
  const complete = (name: string) => `${folderOf(name)}complete.json`;
  const removeParts = async (name: string) => {
    for (const key of await files.list(folderOf(name))) await files.remove(key);
  };
  return {
    place,
    async write(name, body) {
      let bytes = 0;
      let parts = 0;
      for await (const content of inParts(body)) {
        await files.put(part(name, parts++), once(content), rules);
        bytes += content.length;
      }
      const end = Buffer.from(JSON.stringify({ parts, bytes }));
      await files.put(complete(name), once(end), { contentType: 'application/json', maxBytes: end.length });
      return bytes;
    },
    async list() {
      const keys = await files.list(folder);
      return keys
        .filter((key) => key.endsWith('/complete.json'))
        .map(nameOf)
        .filter(isBackupName);
    },
    async read(name) {
      const end = isBackupName(name) ? await files.open(complete(name)) : null;
      if (!end) throw notThere(name, place);
      const { parts } = (await new Response(end.body).json()) as { parts: number };
      return contents(
        files,
        Array.from({ length: parts }, (_, number) => part(name, number)),
      );
    },
    async remove(name) {
      await files.remove(complete(name));
      await removeParts(name);
    },
    async removeUnfinished(now) {
      const keys = await files.list(folder);
      const finished = new Set(keys.filter((key) => key.endsWith('/complete.json')).map(nameOf));
      const before = now.subtract({ hours: unfinishedAfterHours });
      for (const name of new Set(keys.map(nameOf))) {
        if (!isBackupName(name) || finished.has(name)) continue;
        if (Temporal.Instant.compare(begunAt(name), before) < 0) await removeParts(name);
      }
    },
  };
}

/** Keys have their dot at the end only. */
function folderOf(name: string): string {
  return `${folder}${name.replace('.', '-')}/`;
}

function nameOf(key: string): string {
  const inside = key.slice(folder.length).split('/', 1)[0] ?? '';
  return inside.replace(/-(?=[^-]*$)/, '.');
}

async function* inParts(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body) {
    waiting.push(piece);
    bytes += piece.length;
    if (bytes < partBytes) continue;
    const whole = Buffer.concat(waiting);
    let at = 0;
    for (; at + partBytes <= whole.length; at += partBytes) yield whole.subarray(at, at + partBytes);
    waiting = [whole.subarray(at)];
    bytes = whole.length - at;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

async function* contents(files: Files, keys: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const key of keys) {
    const opened = await files.open(key);
    if (!opened) throw new Error(`A part of the backup is missing (${key}). Restore another backup.`);
    yield new Uint8Array(await new Response(opened.body).arrayBuffer());
  }
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

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
