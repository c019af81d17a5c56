import type { Tx } from '#platform/db/database.ts';

const tables = { film: 'placed_films', pdf: 'placed_pdfs' } as const;
export type LibraryFileKind = keyof typeof tables;

export async function insertPlacedFile(
  tx: Tx,
  kind: LibraryFileKind,
  { place, mediaId, at }: { place: string; mediaId: string; at: Temporal.Instant },
): Promise<void> {
  await tx.insertInto(tables[kind]).values({ place, media_id: mediaId, placed_at: at }).execute();
}

export async function deletePlacedFile(tx: Tx, kind: LibraryFileKind, place: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom(tables[kind]).where('place', '=', place).executeTakeFirst();
  return numDeletedRows > 0n;
}
