import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { BackupStore } from './backups.ts';
import { ByteReader, DamagedArchive } from './byte-reader.ts';
import { decrypt, isEncrypted } from './encryption.ts';
import {
  type ArchiveHeader,
  type ArchiveManifest,
  headerPath,
  headerSchema,
  manifestPath,
  manifestSchema,
  type TableShape,
  tableOfPath,
  uploadsFolder,
} from './manifest.ts';
import { readTar, type TarEntry } from './tar.ts';
import { addUpload } from './write-archive.ts';

export interface StoredArchive {
  store: BackupStore;
  name: string;
  passphrase: string | null;
}

/** What reading an archive does; nothing of it is final before `done`. */
export interface ArchiveReader {
  begin?(header: ArchiveHeader): Promise<void>;
  rows?(table: TableShape, lines: string[]): Promise<void>;
  upload?(key: string, content: Buffer): Promise<void>;
  done?(manifest: ArchiveManifest, header: ArchiveHeader): Promise<void>;
}

/** Reads a whole archive and compares it with its manifest. Throws DamagedArchive. */
export async function readArchive(archive: StoredArchive, reader: ArchiveReader): Promise<ArchiveManifest> {
  const check = new ArchiveCheck();
  await eachEntry(archive, async (entry) => {
    const { header } = check;
    const table = tableOfPath(entry.path);
    if (!header) {
      const begun = check.begin(entry);
      await reader.begin?.(begun);
    } else if (table !== null) {
      const lines = entry.content.toString().split('\n').slice(0, -1);
      const shape = check.rows(table, entry.content, lines.length);
      await reader.rows?.(shape, lines);
    } else if (entry.path.startsWith(uploadsFolder)) {
      const key = entry.path.slice(uploadsFolder.length);
      check.upload(key, entry.content);
      await reader.upload?.(key, entry.content);
    } else {
      const manifest = check.finish(entry);
      await reader.done?.(manifest, header);
    }
  });
  if (!check.manifest) throw new DamagedArchive('The archive is incomplete.');
  return check.manifest;
}

async function eachEntry(
  { store, name, passphrase }: StoredArchive,
  use: (entry: TarEntry) => Promise<void>,
): Promise<void> {
  const raw = new ByteReader(await store.read(name));
  try {
    const zipped = (await isEncrypted(raw)) ? decrypt(raw, needed(passphrase)) : raw.rest();
    await pipeline(Readable.from(zipped), createGunzip(), async (unzipped: AsyncIterable<Buffer>) => {
      const reader = new ByteReader(unzipped);
      for await (const entry of readTar(reader)) await use(entry);
      // The checksum of gzip follows the last entry.
      if (!(await reader.isAtEnd())) throw new DamagedArchive('The archive is damaged.');
    });
  } catch (error) {
    throw isDamage(error)
      ? new DamagedArchive('The archive is damaged or incomplete.', { cause: error })
      : error;
  } finally {
    await raw.close();
  }
}

function needed(passphrase: string | null): string {
  if (passphrase) return passphrase;
  throw new Error('The archive is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.');
}

/** Of zlib; a stream that ends early says ERR_STREAM_PREMATURE_CLOSE or Z_BUF_ERROR. */
function isDamage(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('Z_');
}

class ArchiveCheck {
  header: ArchiveHeader | null = null;
  manifest: ArchiveManifest | null = null;
  readonly #tables = new Map<string, { rows: number; hash: ReturnType<typeof createHash> }>();
  readonly #uploads = createHash('sha256');
  #files = 0;

  begin({ path, content }: TarEntry): ArchiveHeader {
    if (path !== headerPath) throw new DamagedArchive('This is not a backup of Belcanto.');
    const format = parsed(content) as { format?: unknown } | null;
    if (typeof format?.format === 'number' && format.format > 1)
      throw new Error('The archive was made by a newer version of Belcanto. Install that version first.');
    const read = headerSchema.safeParse(format);
    if (!read.success) throw new DamagedArchive('The header of the archive is damaged.');
    for (const { name } of read.data.tables) this.#tables.set(name, { rows: 0, hash: createHash('sha256') });
    this.header = read.data;
    return read.data;
  }

  rows(name: string, content: Buffer, count: number): TableShape {
    const table = this.header?.tables.find((one) => one.name === name);
    const read = this.#tables.get(name);
    if (!table || !read) throw new DamagedArchive(`The archive has rows of an unknown table ${name}.`);
    read.rows += count;
    read.hash.update(content);
    return table;
  }

  upload(key: string, content: Buffer): void {
    this.#files += 1;
    addUpload(this.#uploads, key, content);
  }

  finish({ path, content }: TarEntry): ArchiveManifest {
    const read = manifestSchema.safeParse(path === manifestPath ? parsed(content) : null);
    if (!read.success) throw new DamagedArchive('The manifest of the archive is damaged.');
    const { tables, uploads } = read.data;
    for (const [name, { rows, hash }] of this.#tables) {
      const expected = tables[name];
      if (expected?.rows !== rows || expected.sha256 !== hash.digest('hex'))
        throw new DamagedArchive(`The table ${name} in the archive does not match its manifest.`);
    }
    if (uploads.files !== this.#files || uploads.sha256 !== this.#uploads.digest('hex'))
      throw new DamagedArchive('The uploads in the archive do not match its manifest.');
    this.manifest = read.data;
    return read.data;
  }
}

function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return null;
  }
}
