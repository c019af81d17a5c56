import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import type { May } from '#studio/shared/who.ts';
import { readVideoLink } from './video-link.ts';
import { deleteVideo, insertVideo } from './videos.store.ts';

export type AddVideoOutcome = { ok: true } | { ok: false; refusal: 'invalid-link' };

/** Adds a video to the public artist page; a job fetches its poster. Idempotent. */
export async function addVideo(
  world: World,
  who: May<'website'>,
  input: { link: string },
): Promise<AddVideoOutcome> {
  const video = readVideoLink(input.link);
  if (!video) return { ok: false, refusal: 'invalid-link' };
  await change(world, who, async (c) => {
    const id = await insertVideo(c, video);
    if (!id) return;
    await world.jobs.send(c.tx, { name: 'fetch-poster', data: { videoId: id } });
    await contentChanged(c.tx, 'artist');
    await audit(c, { action: 'video.added', subject: `video:${id}` });
  });
  return { ok: true };
}

/** Removes a video. Idempotent. */
export async function removeVideo(
  world: World,
  who: May<'website'>,
  input: { id: string },
): Promise<boolean> {
  if (!z.guid().safeParse(input.id).success) return false;
  const deleted = await change(world, who, async (c) => {
    const row = await deleteVideo(c.tx, input.id);
    if (!row) return null;
    await contentChanged(c.tx, 'artist');
    await audit(c, { action: 'video.removed', subject: `video:${input.id}` });
    return row;
  });
  if (deleted?.posterKey) await world.files.remove(deleted.posterKey);
  return true;
}
