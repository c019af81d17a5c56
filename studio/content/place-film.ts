import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { allContent, contentChanged } from '#studio/shared/content-changed.ts';
import type { Who } from '#studio/shared/who.ts';
import { deletePlacedFilm, insertPlacedFilm } from './films.store.ts';
import { findMediaFile } from './media/media-files.queries.ts';

export type PlaceFilmOutcome = { ok: true } | { ok: false; refusal: 'not-allowed' | 'not-a-film' };

/** A film of the media library at a new place. Not idempotent. */
export async function placeFilm(
  world: World,
  who: Who,
  { place, mediaId }: { place: string; mediaId: string },
): Promise<PlaceFilmOutcome> {
  if (who.role !== 'owner') return { ok: false, refusal: 'not-allowed' };
  const at = world.clock.now();
  return world.db.transaction(async (tx): Promise<PlaceFilmOutcome> => {
    const file = await findMediaFile(tx, mediaId);
    if (file?.kind !== 'video') return { ok: false, refusal: 'not-a-film' };
    await insertPlacedFilm(tx, { place, mediaId, at });
    await audit(tx, { at, actor: 'owner', action: 'film.placed', subject: `film:${place}` });
    await contentChanged(world.db, tx, allContent);
    return { ok: true };
  });
}

/** The film stays in the library. Idempotent. */
export async function removeFilm(world: World, who: Who, place: string): Promise<void> {
  if (who.role !== 'owner') return;
  await world.db.transaction(async (tx) => {
    if (!(await deletePlacedFilm(tx, place))) return;
    const at = world.clock.now();
    await audit(tx, { at, actor: 'owner', action: 'film.removed', subject: `film:${place}` });
    await contentChanged(world.db, tx, allContent);
  });
}
