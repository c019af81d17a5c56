import type { Tx } from '#platform/db/database.ts';

export async function insertPlacedFilm(
  tx: Tx,
  { place, mediaId, at }: { place: string; mediaId: string; at: Temporal.Instant },
): Promise<void> {
  await tx.insertInto('placed_films').values({ place, media_id: mediaId, placed_at: at }).execute();
}

export async function deletePlacedFilm(tx: Tx, place: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('placed_films')
    .where('place', '=', place)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
