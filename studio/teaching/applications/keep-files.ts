import { randomUUID } from 'node:crypto';
import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { takeUploadSpace } from '#studio/shared/upload-space/upload-space.ts';
import { system } from '#studio/shared/who.ts';
import { uploadRules } from './application.ts';
import { abandonedFiles } from './applications.queries.ts';
import { type ArrivingFile, deleteArrivingFiles, insertArrivingFiles } from './applications.store.ts';

export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

const abandonedHours = 1;

/** Rows first, for cleanup. 'full': no space. Throws when storing fails. Both keep nothing. */
export async function keepFiles(world: World, files: readonly SentFile[]): Promise<ArrivingFile[] | 'full'> {
  const arriving = files.map(({ name, bytes }) => ({
    key: `applications/${randomUUID()}.pdf`,
    name,
    bytes: bytes.length,
  }));
  const total = arriving.reduce((sum, file) => sum + file.bytes, 0);
  const fits = await change(world, system, async (c) => {
    if (!(await takeUploadSpace(c, total))) return false;
    await insertArrivingFiles(c, arriving);
    return true;
  });
  if (!fits) return 'full';
  try {
    for (const [at, { key }] of arriving.entries()) {
      await world.files.put(key, once(files[at]?.bytes), {
        contentType: 'application/pdf',
        maxBytes: uploadRules.maxFileBytes,
      });
    }
  } catch (error) {
    await dropFiles(world, arriving).catch(() =>
      world.log.warn({}, 'files of a failed upload wait for the reconcile'),
    );
    throw error;
  }
  return arriving;
}

/** Files first, then rows. Idempotent. */
export async function dropFiles(world: World, files: ReadonlyArray<{ key: string }>): Promise<void> {
  for (const { key } of files) await world.files.remove(key);
  const keys = files.map(({ key }) => key);
  await world.db.transaction((tx) => deleteArrivingFiles(tx, keys));
}

export async function dropAbandonedFiles(world: World): Promise<void> {
  const before = world.clock.now().subtract({ hours: abandonedHours });
  const abandoned = await abandonedFiles(world.db.query, before);
  if (abandoned.length > 0) await dropFiles(world, abandoned);
}

async function* once(bytes: Uint8Array | undefined): AsyncGenerator<Uint8Array> {
  if (bytes) yield bytes;
}
