import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { allContent, contentChanged } from '#studio/shared/content-changed.ts';
import type { May } from '#studio/shared/who.ts';
import { findMediaFile } from './media/media-files.queries.ts';
import { deletePlacedFile, insertPlacedFile, type LibraryFileKind } from './placed-files.store.ts';

export type PlaceFileOutcome = { ok: true } | { ok: false; refusal: 'not-a-film' | 'not-pdf' };

const kinds = {
  film: { of: 'video', refusal: 'not-a-film' },
  pdf: { of: 'pdf', refusal: 'not-pdf' },
} as const;

/** A film or a PDF of the media library at a new place. Not idempotent. */
export async function placeLibraryFile(
  world: World,
  who: May<'website'>,
  { kind, place, mediaId }: { kind: LibraryFileKind; place: string; mediaId: string },
): Promise<PlaceFileOutcome> {
  return change(world, who, async (c): Promise<PlaceFileOutcome> => {
    const file = await findMediaFile(c.tx, mediaId);
    if (file?.kind !== kinds[kind].of) return { ok: false, refusal: kinds[kind].refusal };
    await insertPlacedFile(c, kind, { place, mediaId });
    await audit(c, { action: `${kind}.placed`, subject: `${kind}:${place}` });
    await contentChanged(c.tx, allContent);
    return { ok: true };
  });
}

/** The file stays in the library. Idempotent. */
export async function removeLibraryFile(
  world: World,
  who: May<'website'>,
  { kind, place }: { kind: LibraryFileKind; place: string },
): Promise<void> {
  await change(world, who, async (c) => {
    if (!(await deletePlacedFile(c.tx, kind, place))) return;
    await audit(c, { action: `${kind}.removed`, subject: `${kind}:${place}` });
    await contentChanged(c.tx, allContent);
  });
}
