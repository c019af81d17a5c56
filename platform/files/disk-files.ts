import { randomUUID } from 'node:crypto';
import { type FileHandle, link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import {
  checkPut,
  contentTypeOf,
  FileExists,
  type Files,
  FileTooLarge,
  isKey,
  type OpenFile,
} from './files.ts';

const temporaryFolder = '.arriving';
/** Milliseconds after which a temporary file is left over from a crash. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/** Written to a temporary name, synced, then hard-linked: unlike a rename, a link never replaces a file. */
export function diskFiles(folder: string): Files {
  const pathOf = (key: string) => join(folder, key);
  return {
    async put(key, body, rules) {
      checkPut(key, rules);
      const arriving = join(folder, temporaryFolder, randomUUID());
      await mkdir(dirname(arriving), { recursive: true });
      try {
        const bytes = await write(arriving, body, rules.maxBytes);
        await name(arriving, { path: pathOf(key), key, folder });
        return { bytes };
      } finally {
        await rm(arriving, { force: true });
      }
    },
    async open(key, range) {
      const contentType = contentTypeOf(key);
      const handle = await open(pathOf(key), 'r').catch(nullWhenMissing);
      if (!handle) return null;
      return openFrom(handle, contentType, range);
    },
    async remove(key) {
      contentTypeOf(key);
      await rm(pathOf(key), { force: true });
      await syncFolder(dirname(pathOf(key)));
    },
    async list(prefix) {
      const entries = await readdir(join(folder, prefix), { recursive: true, withFileTypes: true }).catch(
        nullWhenMissing,
      );
      return (entries ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .filter(isKey)
        .sort();
    },
  };
}

/** Deletes temporary files of crashed processes. Safe during concurrent writes. */
export async function clearAbandoned(folder: string, nowMs: number): Promise<void> {
  const names = await readdir(join(folder, temporaryFolder)).catch(nullWhenMissing);
  for (const each of names ?? []) {
    const path = join(folder, temporaryFolder, each);
    const found = await stat(path).catch(nullWhenMissing);
    if (found && found.mtimeMs < nowMs - abandonedAfterMs) await rm(path, { force: true });
  }
}

async function write(path: string, body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<number> {
  const handle = await open(path, 'wx', 0o600);
  try {
    let bytes = 0;
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new FileTooLarge(maxBytes);
      await writeAll(handle, chunk);
    }
    await handle.sync();
    return bytes;
  } finally {
    await handle.close();
  }
}

async function writeAll(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let done = 0; done < chunk.length; ) {
    done += (await handle.write(chunk, done)).bytesWritten;
  }
}

async function name(
  arriving: string,
  { path, key, folder }: { path: string; key: string; folder: string },
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await link(arriving, path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new FileExists(key) : error;
  });
  // Any parent folder may be new and needs fsync too.
  for (let at = dirname(path); at.startsWith(folder); at = dirname(at)) await syncFolder(at);
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(nullWhenMissing);
  await handle?.sync().finally(() => handle.close());
}

async function openFrom(
  handle: FileHandle,
  contentType: OpenFile['contentType'],
  range: { start: number; end: number } | undefined,
): Promise<OpenFile> {
  const { size: bytes } = await handle.stat();
  const start = range?.start ?? 0;
  const end = Math.min(range?.end ?? bytes - 1, bytes - 1);
  if (start > end) {
    await handle.close();
    return { bytes, contentType, body: new Blob([]).stream() };
  }
  const body = Readable.toWeb(handle.createReadStream({ start, end }), { type: 'bytes' });
  return { bytes, contentType, body: body as ReadableStream<Uint8Array> };
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
