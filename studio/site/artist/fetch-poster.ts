import { randomUUID } from 'node:crypto';
import { isInputFault } from '#platform/processes/processes.ts';
import type { World } from '#platform/world.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { videoWithoutPoster } from './videos.queries.ts';
import { setPoster } from './videos.store.ts';

const width = 640;
const maxBytes = 200_000;

/**
 * Job: stores our copy of a video's poster, so that visitors' browsers never contact the site. Idempotent.
 * @throws when the site is unavailable, so that the job is retried
 */
export async function fetchPoster(world: World, id: string): Promise<void> {
  const video = await videoWithoutPoster(world.db.query, id);
  if (!video) return;
  const sent = await world.posters.fetch(video);
  const picture = sent && (await smallPicture(world, sent));
  if (!picture) return;
  const key = `posters/${randomUUID()}.webp`;
  await world.files.put(key, once(picture), { contentType: 'image/webp', maxBytes });
  const isKept = await world.db.transaction(async (tx) => {
    if (!(await setPoster(tx, id, key))) return false;
    await contentChanged(tx, 'artist');
    return true;
  });
  if (!isKept) await world.files.remove(key);
}

/** Re-encodes the image, which strips metadata. Null: not a drawable image. */
async function smallPicture(world: World, bytes: Uint8Array): Promise<Uint8Array | null> {
  const drawing = world.processes.run('draw-poster', { bytes, width, height: 360 });
  const picture = await drawing.catch((error: unknown) => {
    if (isInputFault(error)) return null;
    throw error;
  });
  return picture && picture.length <= maxBytes ? picture : null;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
