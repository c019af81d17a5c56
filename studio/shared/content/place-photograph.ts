import type { Tx } from '#platform/db/database.ts';
import type { FocalPoint, PictureFocus } from '#platform/media/picture.ts';
import type { World } from '#platform/world.ts';
import { audit, insertAuditEntry } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { allContent, contentChanged } from '#studio/shared/content-changed.ts';
import { findAnswer } from '#studio/shared/idempotency-keys.queries.ts';
import { storeAnswer } from '#studio/shared/idempotency-keys.store.ts';
import { requestHash } from '#studio/shared/request-hash.ts';
import { typedLength } from '#studio/shared/text-length.ts';
import type { May } from '#studio/shared/who.ts';
import { addMediaFile, isStillCurrent } from './media/add-media-file.ts';
import { type MediaFile, mostAltText } from './media/media-file.ts';
import { findMediaFile, placementOf } from './media/media-files.queries.ts';
import type { NewCrop } from './media/media-files.store.ts';
import { sourceOf } from './media/media-source.ts';
import { removeCrop, renderCrop } from './media/render-crops.ts';
import {
  deletePhotograph,
  type FormerPhotograph,
  lockPhotograph,
  putPhotograph,
} from './photographs.store.ts';
import { type PictureRefusal, pictureRefusal } from './prepare-picture.ts';

interface PhotographPlace {
  place: string;
  /** The crop's aspect ratio; absent: not cropped. */
  proportions?: { width: number; height: number } | undefined;
}

export interface PhotographInput extends PhotographPlace {
  bytes: Uint8Array;
  /** The client's file name; absent: the name of the place. */
  fileName?: string;
  focus?: PictureFocus;
  altEn: string;
  altDa: string;
  /** The photograph shown by the form, for conflict detection; null: none; absent: not checked. */
  seen?: string | null;
}

export type PlaceOutcome =
  | { ok: true }
  | { ok: false; refusal: PictureRefusal | 'changed' | 'words-too-long' };

/**
 * Adds a picture to the media library and shows it at a place: on every page that shows the place. Idempotent.
 * 'changed': a concurrent edit.
 */
export async function placePhotograph(
  world: World,
  who: May<'catalogue' | 'website'>,
  input: PhotographInput,
): Promise<PlaceOutcome> {
  const { place, proportions, seen } = input;
  const source = sourceOf(place, input.bytes);
  const now = await placementOf(world.db.query, 'photograph', place);
  if (!(await isStillCurrent(world, { source, now, seen }))) return { ok: false, refusal: 'changed' };
  const added = await addPhotograph(world, who, input);
  if (!added.ok) return added;
  return placeLibraryPicture(world, who, { place, proportions, mediaId: added.id, seen });
}

export async function addPhotograph(
  world: World,
  who: May<'catalogue' | 'website' | 'settings'>,
  input: Pick<PhotographInput, 'place' | 'bytes' | 'fileName' | 'focus' | 'altEn' | 'altDa'>,
): Promise<{ ok: true; id: string } | Extract<PlaceOutcome, { ok: false }>> {
  const [textEn, textDa] = [input.altEn.trim(), input.altDa.trim()];
  if (typedLength(textEn) > mostAltText || typedLength(textDa) > mostAltText) {
    return { ok: false, refusal: 'words-too-long' };
  }
  const source = sourceOf(input.fileName ?? input.place, input.bytes);
  const focus = input.focus && points[input.focus];
  const added = await addMediaFile(world, who, { source, textEn, textDa, focus, kind: 'picture' });
  return added.ok ? added : { ok: false, refusal: pictureRefusal(added.refusal) };
}

const points: Record<PictureFocus, FocalPoint | undefined> = {
  automatic: undefined,
  centre: { x: 50, y: 50 },
  top: { x: 50, y: 0 },
  bottom: { x: 50, y: 100 },
  left: { x: 0, y: 50 },
  right: { x: 100, y: 50 },
};

export interface LibraryPlacement extends PhotographPlace {
  mediaId: string;
  seen?: string | null | undefined;
}

/** Shows a picture of the library at a place, cropped around its focal point: files first, then the row. Idempotent. */
export async function placeLibraryPicture(
  world: World,
  _who: May<'catalogue' | 'website'>,
  input: LibraryPlacement,
): Promise<PlaceOutcome> {
  const { place, seen, mediaId } = input;
  const file = await findMediaFile(world.db.query, mediaId);
  const stored = await storeCrop(world, input, file);
  if (!stored.ok) return stored;
  const { photograph } = stored;
  const { id } = photograph;
  const at = world.clock.now();
  const once = requestHash('photograph.placed', { place, seen, mediaId });
  const outcome = await world.db.transaction(
    async (tx): Promise<'again' | 'changed' | { former: FormerPhotograph }> => {
      const former = await lockPhotograph(tx, place);
      if (seen !== undefined && (former?.id ?? null) !== seen) {
        return former && former.id === (await findAnswer(tx, once)) ? 'again' : 'changed';
      }
      await putStoredPhotograph(world, tx, photograph);
      await storeAnswer(tx, { key: once, createdId: id, at });
      return { former };
    },
  );
  // Delete the files no longer referenced: the old ones, or the new ones when refused.
  const gone = typeof outcome === 'string' ? photograph : outcome.former;
  if (gone) await removeCrop(world, gone);
  return outcome === 'changed' ? { ok: false, refusal: 'changed' } : { ok: true };
}

export interface StoredPhotograph extends Omit<NewCrop, 'formerId'> {
  mediaId: string;
  altEn: string;
  altDa: string;
}

/** The files of a crop only: no page shows it before `putStoredPhotograph`. Not idempotent. */
export async function storePhotograph(
  world: Pick<World, 'db' | 'processes' | 'files'>,
  input: LibraryPlacement,
): Promise<{ ok: true; photograph: StoredPhotograph } | { ok: false; refusal: PictureRefusal }> {
  return storeCrop(world, input, await findMediaFile(world.db.query, input.mediaId));
}

async function storeCrop(
  world: Pick<World, 'processes' | 'files'>,
  { place, proportions, mediaId }: LibraryPlacement,
  file: MediaFile | null,
): Promise<{ ok: true; photograph: StoredPhotograph } | { ok: false; refusal: PictureRefusal }> {
  if (!file?.picture) return { ok: false, refusal: 'not-a-picture' };
  const { picture, textEn, textDa } = file;
  const rendered = await renderCrop(world, { picture, focus: picture.focus, proportions });
  if (!rendered.ok) return { ok: false, refusal: pictureRefusal(rendered.refusal) };
  return { ok: true, photograph: { ...rendered.crop, place, mediaId, altEn: textEn, altDa: textDa } };
}

/** The caller removes the files of a former one once this is committed. */
export async function putStoredPhotograph(
  world: Pick<World, 'clock' | 'db'>,
  tx: Tx,
  photograph: StoredPhotograph,
): Promise<void> {
  const at = world.clock.now();
  const { place, id, mediaId, widths, width, height, placeholder, altEn, altDa } = photograph;
  const crop = { place, id, cropped_id: id, media_id: mediaId, widths, width, height, placeholder };
  await putPhotograph(tx, { ...crop, alt_en: altEn, alt_da: altDa, changed_at: at });
  await insertAuditEntry(tx, {
    at,
    actor: 'owner',
    action: 'photograph.placed',
    subject: `picture:${place}`,
  });
  await contentChanged(tx, allContent);
}

/** Shows the default picture again; the photograph stays in the library. Idempotent. 'changed' when it differs from `seen`. */
export async function takePhotographAway(
  world: World,
  who: May<'catalogue' | 'website'>,
  input: { place: string; seen?: string | null },
): Promise<{ ok: true } | { ok: false; refusal: 'changed' }> {
  const { seen } = input;
  const gone = await change(world, who, async (c) => {
    const standing = await lockPhotograph(c.tx, input.place);
    if (standing && seen !== undefined && standing.id !== seen) return 'changed';
    const old = await deletePhotograph(c.tx, input.place);
    if (!old) return null;
    await audit(c, { action: 'photograph.removed', subject: `picture:${input.place}` });
    await contentChanged(c.tx, allContent);
    return old;
  });
  if (gone === 'changed') return { ok: false, refusal: 'changed' };
  if (gone) await removeCrop(world, gone);
  return { ok: true };
}
