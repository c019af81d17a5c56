import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Files } from '../files/files.ts';
import { removalDelayHours } from '../files/removal-delay.ts';
import type { BackupStore } from './backups.ts';
import { encrypt } from './encryption.ts';
import {
  type ArchiveHeader,
  type ArchiveManifest,
  headerPath,
  manifestPath,
  tablePath,
  uploadsFolder,
} from './manifest.ts';
import type { Snapshot } from './snapshot.ts';
import { tarEnd, tarHeader, tarPadding } from './tar.ts';

export interface ArchiveSource {
  snapshot: Snapshot;
  files: Files;
  madeAt: Temporal.Instant;
}

export interface ArchiveDestination {
  store: BackupStore;
  name: string;
  passphrase: string | null;
}

/** Mostly films and pictures, which hardly get smaller. */
const compression = { level: 3 };

/**
 * A gzipped tar: header, rows of every table, uploads, manifest. The database comes first: a file that a row names is
 * removed two days later at the earliest. Returns the size in bytes.
 */
export async function writeArchive(
  source: ArchiveSource,
  { store, name, passphrase }: ArchiveDestination,
): Promise<number> {
  let bytes = 0;
  await pipeline(
    Readable.from(entries(source)),
    createGzip(compression),
    async (zipped: AsyncIterable<Buffer>) => {
      bytes = await store.write(name, passphrase ? encrypt(zipped, passphrase) : zipped);
    },
  );
  return bytes;
}

async function* entries({ snapshot, files, madeAt }: ArchiveSource): AsyncGenerator<Buffer> {
  const startedAt = performance.now();
  const { engine, migrations, tables } = snapshot;
  const header: ArchiveHeader = { format: 1, madeAt: madeAt.toString(), engine, migrations, tables };
  yield* entry(headerPath, Buffer.from(JSON.stringify(header)));
  const manifest: ArchiveManifest = {
    tables: {},
    sequences: [],
    uploads: { files: 0, bytes: 0, sha256: '' },
  };
  yield* tableEntries(snapshot, manifest);
  // After the rows: a sequence is never behind them.
  manifest.sequences = await snapshot.sequences();
  await snapshot.close();
  yield* uploadEntries(files, manifest);
  if (performance.now() - startedAt > removalDelayHours * 3_600_000)
    throw new Error(
      'The backup took so long that uploads may have been removed meanwhile. Use faster storage.',
    );
  yield* entry(manifestPath, Buffer.from(JSON.stringify(manifest)));
  yield tarEnd;
}

async function* tableEntries(snapshot: Snapshot, { tables }: ArchiveManifest): AsyncGenerator<Buffer> {
  for (const table of snapshot.tables) {
    const hash = createHash('sha256');
    let count = 0;
    let part = 0;
    for await (const lines of snapshot.rows(table)) {
      const content = Buffer.from(`${lines.join('\n')}\n`);
      hash.update(content);
      count += lines.length;
      yield* entry(tablePath(table.name, part++), content);
    }
    tables[table.name] = { rows: count, sha256: hash.digest('hex') };
  }
}

async function* uploadEntries(files: Files, { uploads }: ArchiveManifest): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const keys = (await files.list('')).filter((key) => !/^(?:backups|erasures)\//.test(key));
  for (const key of keys) {
    const content = await readWhole(files, key);
    if (!content) continue;
    addUpload(hash, key, content);
    uploads.files += 1;
    uploads.bytes += content.length;
    yield* entry(uploadsFolder + key, content);
  }
  uploads.sha256 = hash.digest('hex');
}

export function addUpload(hash: Hash, key: string, content: Uint8Array): void {
  hash.update(`${key}\0${content.length}\0`).update(content);
}

const attempts = 3;

/** Null: removed meanwhile. A connection lost while reading is tried again. */
async function readWhole(files: Files, key: string): Promise<Buffer | null> {
  for (let attempt = 1; ; attempt++) {
    const opened = await files.open(key);
    if (!opened) return null;
    try {
      const content = Buffer.from(await new Response(opened.body).arrayBuffer());
      if (content.length === opened.bytes) return content;
      throw new Error(`The upload ${key} could not be read completely.`);
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

function* entry(path: string, content: Buffer): Generator<Buffer> {
  yield tarHeader(path, content.length);
  yield content;
  yield tarPadding(content.length);
}
