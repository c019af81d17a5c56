import type { Change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { readLimits } from '#studio/shared/limits/limits.ts';
import { usedUploadBytes } from './upload-space.queries.ts';
import { lockUploadSpace } from './upload-space.store.ts';

const megabyte = 1_000_000;
const warnAt = 0.8;

/** Serialised in the caller's transaction, so that concurrent uploads cannot exceed the quota. */
export async function takeUploadSpace(c: Change, bytes: number): Promise<boolean> {
  if (bytes === 0) return true;
  await lockUploadSpace(c.tx);
  const { anonymousUploadMegabytes } = await readLimits(c.tx);
  const space = anonymousUploadMegabytes * megabyte;
  const used = await usedUploadBytes(c.tx);
  const fits = used + bytes <= space;
  const after = fits ? used + bytes : used;
  if (!fits || after >= space * warnAt) {
    const what = `${Math.round(after / megabyte)} / ${anonymousUploadMegabytes} MB`;
    await publish(c, { type: 'upload-space.low', what });
  }
  return fits;
}
