import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import { openPgliteScratch } from '../db/embedded/open-pglite.ts';
import { databaseOverPglite } from '../db/open-database.ts';
import type { Log } from '../log.ts';
import { type Loading, startLoading } from './load-database.ts';
import type { ArchiveHeader, ArchiveManifest } from './manifest.ts';
import { type ArchiveReader, readArchive, type StoredArchive } from './read-archive.ts';

/** Restores into a new database in `folder`, compares every table and upload, and removes the folder. */
export async function verifyBackup(
  archive: StoredArchive,
  folder: string,
  log: Log,
): Promise<ArchiveManifest> {
  await rm(folder, { recursive: true, force: true });
  const scratch = databaseOverPglite(await openPgliteScratch(folder), log);
  try {
    return await loadArchive(scratch, archive);
  } finally {
    await scratch.close();
    await rm(folder, { recursive: true, force: true });
  }
}

export async function emptyDatabase({ query }: Database): Promise<void> {
  await sql`drop schema public cascade; create schema public`.execute(query);
}

export interface LoadOptions {
  upload?: ArchiveReader['upload'];
  /** In the transaction that loads, when every row and upload is there. */
  finish?: (tx: Tx, header: ArchiveHeader) => Promise<void>;
}

/** Loads an archive into an empty database in one transaction. Throws DamagedArchive; nothing is left then. */
export async function loadArchive(
  db: Database,
  archive: StoredArchive,
  options: LoadOptions = {},
): Promise<ArchiveManifest> {
  return db.transaction(async (tx) => readArchive(archive, loadingReader(tx, options)));
}

function loadingReader(tx: Tx, { upload, finish }: LoadOptions): ArchiveReader {
  let loading: Loading | undefined;
  return {
    ...(upload && { upload }),
    async begin(header) {
      loading = await startLoading(tx, header);
    },
    rows: async (table, lines) => loading?.add(table, lines),
    async done({ tables, sequences }, header) {
      const rows = Object.entries(tables).map(([name, table]): [string, number] => [name, table.rows]);
      await loading?.finish(new Map(rows), sequences);
      await finish?.(tx, header);
    },
  };
}
