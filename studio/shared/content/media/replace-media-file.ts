import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { allContent, contentChanged } from '#studio/shared/content-changed.ts';
import type { May } from '#studio/shared/who.ts';
import { applyChange, type EditOutcome, noCrops, removeUnused } from './edit-media-file.ts';
import type { MediaRefusal, Refused } from './media-file.ts';
import { cropsOf, findMediaFile, mediaFileWithDigest, mediaUsages } from './media-files.queries.ts';
import { deleteMediaRow, lockMediaFile } from './media-files.store.ts';
import { digestOf, type MediaSource } from './media-source.ts';
import { removeCrop, renderCrops } from './render-crops.ts';
import { removeMedia, storeMedia } from './store-media.ts';

/** The new file is shown wherever the old one was; its name and texts stay. The old files are deleted within 48 hours. */
export async function replaceMediaFile(
  world: World,
  _who: May<'website'>,
  { id, version, source }: { id: string; version: number; source: MediaSource },
): Promise<EditOutcome> {
  const file = await findMediaFile(world.db.query, id);
  if (!file) return refuse('not-found');
  if (source.bytes === 0) return refuse('empty');
  const digest = await digestOf(source);
  const same = await mediaFileWithDigest(world.db.query, digest);
  if (same) return same.id === id ? { ok: true } : refuse('in-library');
  const storing = await storeMedia(world, source, digest);
  if (!storing.ok) return storing;
  const { stored } = storing;
  if (stored.kind !== file.kind) {
    await removeMedia(world, stored);
    return refuse('other-kind');
  }
  const placed = await cropsOf(world.db.query, id);
  const { picture } = stored;
  const rendered = picture ? await renderCrops(world, { picture, focus: picture.focus }, placed) : noCrops;
  if (!rendered.ok) {
    await removeMedia(world, stored);
    return rendered;
  }
  const { crops } = rendered;
  const changes = { stored, at: world.clock.now() };
  const outcome = await applyChange(world, { id, version, changes, crops, action: 'media.replaced' });
  await removeUnused(world, { placed, crops, isDone: outcome.ok });
  await removeMedia(world, outcome.ok ? file : stored);
  return outcome;
}

/** Refused while a page or a draft shows it; former versions of articles show nothing in its place. Idempotent. */
export async function deleteMediaFile(world: World, who: May<'website'>, id: string): Promise<EditOutcome> {
  const file = await findMediaFile(world.db.query, id);
  if (!file) return { ok: true };
  const deleted = await change(world, who, async (c): Promise<Deleted> => {
    if (!(await lockMediaFile(c.tx, id))) return { ok: true, crops: [] };
    if ((await mediaUsages(c.tx, id)).length > 0) return refuse('used');
    const crops = await deleteMediaRow(c.tx, id);
    await audit(c, { action: 'media.deleted', subject: `media:${id}` });
    await contentChanged(c.tx, allContent);
    return { ok: true, crops };
  });
  if (!deleted.ok) return deleted;
  for (const crop of deleted.crops) await removeCrop(world, crop);
  await removeMedia(world, file);
  return { ok: true };
}

type Deleted = { ok: true; crops: Awaited<ReturnType<typeof deleteMediaRow>> } | Refused;

function refuse(refusal: MediaRefusal): Refused {
  return { ok: false, refusal };
}
