import type { Tx } from '#platform/db/database.ts';
import type { Write } from '#studio/shared/change.ts';

const tables = { film: 'placed_films', pdf: 'placed_pdfs' } as const;
export type LibraryFileKind = keyof typeof tables;

export async function insertPlacedFile(
  { tx, now }: Write,
  kind: LibraryFileKind,
  { place, mediaId }: { place: string; mediaId: string },
): Promise<void> {
  await tx.insertInto(tables[kind]).values({ place, media_id: mediaId, placed_at: now }).execute();
}

export async function deletePlacedFile(tx: Tx, kind: LibraryFileKind, place: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom(tables[kind]).where('place', '=', place).executeTakeFirst();
  return numDeletedRows > 0n;
}
