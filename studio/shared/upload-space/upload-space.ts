import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { publish } from '#studio/shared/events.ts';
import { readLimits } from '#studio/shared/limits/limits.ts';
import { usedUploadBytes } from './upload-space.queries.ts';
import { lockUploadSpace } from './upload-space.store.ts';

const megabyte = 1_000_000;
const warnAt = 0.8;

/** Serialised in the caller's transaction, so that concurrent uploads cannot exceed the quota. */
export async function takeUploadSpace(world: World, tx: Tx, bytes: number): Promise<boolean> {
  if (bytes === 0) return true;
  await lockUploadSpace(tx);
  const { anonymousUploadMegabytes } = await readLimits(tx);
  const space = anonymousUploadMegabytes * megabyte;
  const used = await usedUploadBytes(tx);
  const fits = used + bytes <= space;
  const after = fits ? used + bytes : used;
  if (!fits || after >= space * warnAt) {
    const what = `${Math.round(after / megabyte)} / ${anonymousUploadMegabytes} MB`;
    await publish(world, tx, { type: 'upload-space.low', what });
  }
  return fits;
}
