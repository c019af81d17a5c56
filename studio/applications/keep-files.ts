import { randomUUID } from 'node:crypto';
import type { World } from '#platform/world.ts';
import { uploadRules } from './application.ts';
import { type ArrivingFile, deleteArrivingFiles, insertArrivingFiles } from './applications.store.ts';

export interface SentFile {
  /** For showing; never a path. */
  name: string;
  bytes: Uint8Array;
}

/** Hours after which a file that belongs to nobody was left by a crash. */
const abandonedHours = 1;

/** Rows first, then bytes: whatever fails in between is found by the rows. On failure nothing stays, and it throws. */
export async function keepFiles(world: World, files: readonly SentFile[]): Promise<ArrivingFile[]> {
  const arriving = files.map(({ name, bytes }) => ({
    key: `applications/${randomUUID()}.pdf`,
    name,
    bytes: bytes.length,
  }));
  await world.db.transaction((tx) => insertArrivingFiles(tx, arriving, world.clock.now()));
  try {
    for (const [at, { key }] of arriving.entries()) {
      await world.files.put(key, once(files[at]?.bytes), {
        contentType: 'application/pdf',
        maxBytes: uploadRules.maxFileBytes,
      });
    }
  } catch (error) {
    await dropFiles(world, arriving).catch(() =>
      world.log.warn({}, 'files of a failed upload wait for the sweep'),
    );
    throw error;
  }
  return arriving;
}

/** Bytes first, then rows. Idempotent. */
export async function dropFiles(world: World, files: ReadonlyArray<{ key: string }>): Promise<void> {
  for (const { key } of files) await world.files.remove(key);
  const keys = files.map(({ key }) => key);
  await world.db.transaction((tx) => deleteArrivingFiles(tx, keys));
}

/** For the sweep: what a crash left between its row and its application. */
export async function dropAbandonedFiles(world: World): Promise<void> {
  const abandoned = await world.db.query
    .selectFrom('application_files')
    .select('key')
    .where('application_id', 'is', null)
    .where('created_at', '<=', world.clock.now().subtract({ hours: abandonedHours }))
    .execute();
  if (abandoned.length > 0) await dropFiles(world, abandoned);
}

async function* once(bytes: Uint8Array | undefined): AsyncGenerator<Uint8Array> {
  if (bytes) yield bytes;
}
