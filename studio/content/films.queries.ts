import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';

export interface PlacedFilm {
  address: string;
  seconds: number | null;
}

export function placedFilms({
  db,
  reference,
}: Pick<World, 'db' | 'reference'>): Promise<Record<string, PlacedFilm>> {
  return reference.read({ name: 'films', keys: ['recordings'], load: () => loadFilms(db.query) });
}

async function loadFilms(q: Queries): Promise<Record<string, PlacedFilm>> {
  const rows = await q
    .selectFrom('placed_films')
    .innerJoin('media_files', 'media_files.id', 'placed_films.media_id')
    .select(['placed_films.place', 'media_files.file_id', 'media_files.seconds'])
    .execute();
  return Object.fromEntries(
    rows.map(({ place, file_id, seconds }) => [place, { address: `/media/${file_id}.mp4`, seconds }]),
  );
}
