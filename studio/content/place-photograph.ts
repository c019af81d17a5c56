import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.ts';
import { allContent, contentChanged } from '#studio/shared/content-changed.ts';
import type { Who } from '#studio/shared/who.ts';
import { deletePhotograph, putPhotograph } from './photographs.store.ts';
import { type PictureRefusal, preparePicture } from './prepare-picture.ts';
import { removePicture, storePicture } from './store-picture.ts';

export interface PhotographInput {
  /** Name of the drawn picture whose place it takes. */
  place: string;
  /** Of that picture; the photograph is cut to them, around what catches the eye. */
  proportions: { width: number; height: number };
  bytes: Uint8Array;
  altEn: string;
  altDa: string;
}

export type PlaceOutcome = { ok: true } | { ok: false; refusal: PictureRefusal | 'not-allowed' };

const alt = z.string().trim().max(300);

/**
 * Puts a photograph in the place of a drawn picture, on every page at once. Files first, then the row, then the files of
 * the photograph before it: at no moment does a page name a file that is not there. Placing it again replaces it.
 */
export async function placePhotograph(world: World, who: Who, input: PhotographInput): Promise<PlaceOutcome> {
  if (who.role !== 'owner') return { ok: false, refusal: 'not-allowed' };
  const prepared = await preparePicture(input.bytes, input.proportions);
  if (!prepared.ok) return prepared;
  const { width, height, widths, placeholder } = prepared.picture;
  const id = await storePicture(world, prepared.picture);
  const at = world.clock.now();
  const before = await world.db.transaction(async (tx) => {
    const old = await putPhotograph(tx, {
      place: input.place,
      id,
      widths,
      width,
      height,
      placeholder,
      alt_en: alt.parse(input.altEn),
      alt_da: alt.parse(input.altDa),
      changed_at: at,
    });
    await audit(tx, { at, actor: 'owner', action: 'photograph.placed', subject: `picture:${input.place}` });
    await contentChanged(world.db, tx, allContent);
    return old;
  });
  if (before) await removePicture(world, before.id, before.widths);
  return { ok: true };
}

/** The drawn picture stands there again. Idempotent. */
export async function takePhotographAway(
  world: World,
  who: Who,
  input: { place: string },
): Promise<{ ok: boolean }> {
  if (who.role !== 'owner') return { ok: false };
  const gone = await world.db.transaction(async (tx) => {
    const old = await deletePhotograph(tx, input.place);
    if (!old) return null;
    const at = world.clock.now();
    await audit(tx, { at, actor: 'owner', action: 'photograph.removed', subject: `picture:${input.place}` });
    await contentChanged(world.db, tx, allContent);
    return old;
  });
  if (gone) await removePicture(world, gone.id, gone.widths);
  return { ok: true };
}
