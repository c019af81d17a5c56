import { isFileFault, MediaFailed } from '#platform/media/media.ts';
import type { PictureCrop, PreparedPicture, UnpreparedPicture } from '#platform/media/picture.ts';
import type { World } from '#platform/world.ts';

export const pictureBytes = 20 * 1024 * 1024;

export type PictureRefusal = UnpreparedPicture | 'busy';

export type PrepareOutcome = { ok: true; picture: PreparedPicture } | { ok: false; refusal: PictureRefusal };

/** Runs in a child process. A file that crashes it is treated as not a picture and is not retried. */
export async function preparePicture(
  world: Pick<World, 'media'>,
  bytes: Uint8Array,
  proportions?: PictureCrop,
): Promise<PrepareOutcome> {
  if (bytes.length > pictureBytes) return { ok: false, refusal: 'too-large' };
  try {
    return await world.media.run('prepare-picture', { bytes, ...(proportions ? { proportions } : {}) });
  } catch (error) {
    if (isFileFault(error)) return { ok: false, refusal: 'not-a-picture' };
    if (error instanceof MediaFailed) return { ok: false, refusal: 'busy' };
    throw error;
  }
}
