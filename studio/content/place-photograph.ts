import type { Tx } from '#platform/db/database.ts';
import type { PhotographsTable } from '#platform/db/schema/settings.ts';
import type { PictureFocus } from '#platform/media/picture.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { allContent, contentChanged } from '#studio/shared/content-changed.ts';
import { findAnswer } from '#studio/shared/idempotency-keys.queries.ts';
import { storeAnswer } from '#studio/shared/idempotency-keys.store.ts';
import { requestHash } from '#studio/shared/request-hash.ts';
import { typedLength } from '#studio/shared/text-length.ts';
import type { Who } from '#studio/shared/who.ts';
import {
  deletePhotograph,
  type FormerPhotograph,
  lockPhotograph,
  putPhotograph,
} from './photographs.store.ts';
import { type PictureRefusal, preparePicture } from './prepare-picture.ts';
import { removePicture, storePicture } from './store-picture.ts';

export interface PhotographInput {
  place: string;
  /** The crop's aspect ratio; absent: not cropped. */
  proportions?: { width: number; height: number };
  bytes: Uint8Array;
  focus?: PictureFocus;
  altEn: string;
  altDa: string;
  /** The photograph shown by the form, for conflict detection; null: none; absent: not checked. */
  seen?: string | null;
}

export type PlaceOutcome =
  | { ok: true }
  | { ok: false; refusal: PictureRefusal | 'not-allowed' | 'changed' | 'words-too-long' };

/** Code points per description. */
const mostWords = 300;

/**
 * Replaces a picture on every page: files first, then the row, then the old files, so that no page
 * references a missing file. Idempotent. 'changed': a concurrent edit.
 */
export async function placePhotograph(world: World, who: Who, input: PhotographInput): Promise<PlaceOutcome> {
  if (who.role !== 'owner') return { ok: false, refusal: 'not-allowed' };
  const { seen, place, bytes, focus = 'automatic' } = input;
  const [altEn, altDa] = [input.altEn.trim(), input.altDa.trim()];
  if (typedLength(altEn) > mostWords || typedLength(altDa) > mostWords) {
    return { ok: false, refusal: 'words-too-long' };
  }
  const stored = await storePhotograph(world, { ...input, altEn, altDa });
  if (!stored.ok) return stored;
  const { id, widths } = stored.photograph;
  const at = world.clock.now();
  const once = requestHash('photograph.placed', { place, seen, bytes, focus, altEn, altDa });
  const outcome = await world.db.transaction(
    async (tx): Promise<'again' | 'changed' | { former: FormerPhotograph }> => {
      const former = await lockPhotograph(tx, place);
      if (seen !== undefined && (former?.id ?? null) !== seen) {
        return former && former.id === (await findAnswer(tx, once)) ? 'again' : 'changed';
      }
      await putStoredPhotograph(world, tx, stored.photograph);
      await storeAnswer(tx, { key: once, createdId: id, at });
      return { former };
    },
  );
  // Delete the files no longer referenced: the old ones, or the new ones when refused.
  const gone = typeof outcome === 'string' ? { id, widths } : outcome.former;
  if (gone) await removePicture(world, gone.id, gone.widths);
  return outcome === 'changed' ? { ok: false, refusal: 'changed' } : { ok: true };
}

export type StoredPhotograph = Omit<PhotographsTable, 'changed_at'>;

/** Its files only: no page shows it before `putStoredPhotograph`. Not idempotent. */
export async function storePhotograph(
  world: Pick<World, 'media' | 'files'>,
  { place, proportions, bytes, focus = 'automatic', altEn, altDa }: Omit<PhotographInput, 'seen'>,
): Promise<{ ok: true; photograph: StoredPhotograph } | { ok: false; refusal: PictureRefusal }> {
  const prepared = await preparePicture(world, bytes, proportions && { ...proportions, focus });
  if (!prepared.ok) return prepared;
  const { width, height, widths, placeholder } = prepared.picture;
  const id = await storePicture(world, prepared.picture);
  const photograph = { place, id, widths, width, height, placeholder, alt_en: altEn, alt_da: altDa };
  return { ok: true, photograph };
}

/** The caller removes the files of a former one once this is committed. */
export async function putStoredPhotograph(
  world: Pick<World, 'clock' | 'db'>,
  tx: Tx,
  photograph: StoredPhotograph,
): Promise<void> {
  const at = world.clock.now();
  await putPhotograph(tx, { ...photograph, changed_at: at });
  await audit(tx, {
    at,
    actor: 'owner',
    action: 'photograph.placed',
    subject: `picture:${photograph.place}`,
  });
  await contentChanged(world.db, tx, allContent);
}

/** Restores the default picture. Idempotent. 'changed' when it differs from `seen`. */
export async function takePhotographAway(
  world: World,
  who: Who,
  input: { place: string; seen?: string | null },
): Promise<{ ok: true } | { ok: false; refusal: 'not-allowed' | 'changed' }> {
  if (who.role !== 'owner') return { ok: false, refusal: 'not-allowed' };
  const { seen } = input;
  const gone = await world.db.transaction(async (tx) => {
    const standing = await lockPhotograph(tx, input.place);
    if (standing && seen !== undefined && standing.id !== seen) return 'changed';
    const old = await deletePhotograph(tx, input.place);
    if (!old) return null;
    const at = world.clock.now();
    await audit(tx, { at, actor: 'owner', action: 'photograph.removed', subject: `picture:${input.place}` });
    await contentChanged(world.db, tx, allContent);
    return old;
  });
  if (gone === 'changed') return { ok: false, refusal: 'changed' };
  if (gone) await removePicture(world, gone.id, gone.widths);
  return { ok: true };
}
