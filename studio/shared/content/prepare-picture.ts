import {
  type PictureCrop,
  type PictureRequest,
  type PreparedPicture,
  pictureFaults,
  type UnpreparedPicture,
} from '#platform/media/picture.ts';
import { isInputFault, TaskFailed } from '#platform/processes/processes.ts';
import type { World } from '#platform/world.ts';

export const pictureBytes = 20 * 1024 * 1024;

export type PictureRefusal = UnpreparedPicture | 'busy';

/** Of a picture in particular; any other reason is that it is none. */
export function pictureRefusal(refusal: string): PictureRefusal {
  return [...pictureFaults, 'busy' as const].find((one) => one === refusal) ?? 'not-a-picture';
}

export type PrepareOutcome = { ok: true; picture: PreparedPicture } | { ok: false; refusal: PictureRefusal };

/** Runs in a child process. A file that crashes it is treated as not a picture and is not retried. */
export function preparePicture(
  world: Pick<World, 'processes'>,
  bytes: Uint8Array,
  proportions?: PictureCrop,
): Promise<PrepareOutcome> {
  return prepare(world, { bytes, ...(proportions ? { proportions } : {}) });
}

/** Not cropped; with the master and the focal point. */
export function prepareLibraryPicture(
  world: Pick<World, 'processes'>,
  bytes: Uint8Array,
): Promise<PrepareOutcome> {
  return prepare(world, { bytes, isLibrary: true });
}

async function prepare(world: Pick<World, 'processes'>, request: PictureRequest): Promise<PrepareOutcome> {
  if (request.bytes.length > pictureBytes) return { ok: false, refusal: 'too-large' };
  try {
    return await world.processes.run('prepare-picture', request);
  } catch (error) {
    if (isInputFault(error)) return { ok: false, refusal: 'not-a-picture' };
    if (error instanceof TaskFailed) return { ok: false, refusal: 'busy' };
    throw error;
  }
}
