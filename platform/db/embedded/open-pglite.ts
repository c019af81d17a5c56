import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { damaged, refuseForeignDirectory } from './damaged-database.ts';
import { PrivateFileSystem, SyncingFileSystem, syncPath, syncTree } from './syncing-file-system.ts';

/** Must match server/server-connection.ts. */
const SESSION_SETTINGS = ['TimeZone=UTC', 'DateStyle=ISO,YMD', 'IntervalStyle=postgres'];

/** The default of 128 MB stays resident once touched; the file cache below serves what does not fit (record 020). */
const SHARED_BUFFERS = '8MB';

/** PGlite's only durable wal_sync_method is fsync; a small WAL keeps the directory small. */
const DURABLE_SETTINGS = ['wal_sync_method=fsync', 'max_wal_size=96MB', 'min_wal_size=32MB'];

/** Beside the bundle only: `scripts/pack-new-database.ts` writes it, because initdb takes 600 MB of memory here. */
const newDatabase = fileURLToPath(new URL('./new-database.tar.gz', import.meta.url));

const settingsWith = (sharedBuffers: string) => [...SESSION_SETTINGS, `shared_buffers=${sharedBuffers}`];
const asFlags = (settings: string[]) => settings.flatMap((setting) => ['-c', setting]);

export async function openPgliteInMemory(image?: Blob): Promise<PGlite> {
  return PGlite.create({
    startParams: [...PGlite.defaultStartParams, ...asFlags(settingsWith(SHARED_BUFFERS))],
    ...(image && { loadDataDir: image }),
  });
}

/** For data that may be lost: nothing is synced to disk. */
export async function openPgliteScratch(directory: string): Promise<PGlite> {
  return PGlite.create({
    fs: new PrivateFileSystem(directory),
    startParams: [...PGlite.defaultStartParams, ...asFlags(settingsWith(SHARED_BUFFERS))],
  });
}

/**
 * Creation is atomic: the directory is renamed when complete and synced. Throws when damaged or not durable.
 */
export async function openPgliteIn(directory: string, sharedBuffers = SHARED_BUFFERS): Promise<PGlite> {
  if (!fs.existsSync(directory)) await make(directory);
  else refuseForeignDirectory(directory);
  const pglite = await open(directory, { sharedBuffers }).catch((error) => {
    throw damaged(directory, error);
  });
  try {
    await proveDurable(pglite);
    return pglite;
  } catch (error) {
    await pglite.close();
    throw error;
  }
}

async function make(directory: string): Promise<void> {
  const unfinished = `${directory}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  const image =
    fs.existsSync(newDatabase) && (await fs.openAsBlob(newDatabase, { type: 'application/x-gzip' }));
  const pglite = await open(unfinished, image ? { image } : {});
  await pglite.close();
  syncTree(unfinished);
  fs.renameSync(unfinished, directory);
  syncPath(`${directory}/..`);
}

function open(
  directory: string,
  { image, sharedBuffers = SHARED_BUFFERS }: { image?: Blob; sharedBuffers?: string },
): Promise<PGlite> {
  return PGlite.create({
    ...(image && { loadDataDir: image }),
    fs: new SyncingFileSystem(directory),
    startParams: [
      // -F disables fsync.
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...asFlags([...DURABLE_SETTINGS, ...settingsWith(sharedBuffers)]),
    ],
  });
}

/** Commits once and verifies that fsync was called. */
export async function proveDurable(pglite: PGlite): Promise<void> {
  const realSync = fs.fsyncSync;
  let syncs = 0;
  fs.fsyncSync = (handle) => {
    syncs++;
    realSync(handle);
  };
  try {
    await pglite.query("select pg_logical_emit_message(true, 'belcanto', 'sync probe')");
  } finally {
    fs.fsyncSync = realSync;
  }
  const { rows } = await pglite.query<{ fsync: string; method: string }>(
    "select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method",
  );
  if (syncs > 0 && rows[0]?.fsync === 'on' && rows[0].method === 'fsync') return;
  throw new Error(
    'The embedded database does not write its commits to disk, so it refuses to start: ' +
      'install the pinned packages (npm ci), or set DATABASE_URL to a PostgreSQL server.',
  );
}
