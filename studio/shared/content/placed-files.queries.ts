import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';

type Asking = Pick<World, 'db' | 'reference'>;

export interface PlacedFilm {
  address: string;
  seconds: number | null;
  captions: Language[];
}

export interface PlacedPdf {
  address: string;
  bytes: number;
}

export function placedFilms({ db, reference }: Asking): Promise<Record<string, PlacedFilm>> {
  return reference.read({ name: 'films', keys: ['recordings'], load: () => loadFilms(db.query) });
}

export function placedPdfs({ db, reference }: Asking): Promise<Record<string, PlacedPdf>> {
  return reference.read({ name: 'pdfs', keys: ['recordings'], load: () => loadPdfs(db.query) });
}

async function loadFilms(q: Queries): Promise<Record<string, PlacedFilm>> {
  const rows = await q
    .selectFrom('placed_films')
    .innerJoin('media_files', 'media_files.id', 'placed_films.media_id')
    .select(['placed_films.place', 'media_files.file_id', 'media_files.format', 'media_files.seconds'])
    .select(
      sql<Language[]>`array(select language from media_captions where media_id = media_files.id)`.as(
        'captions',
      ),
    )
    .execute();
  return Object.fromEntries(
    rows.map(({ place, file_id, format, ...film }) => [
      place,
      { address: `/media/${file_id}.${format ?? 'mp4'}`, ...film },
    ]),
  );
}

async function loadPdfs(q: Queries): Promise<Record<string, PlacedPdf>> {
  const rows = await q
    .selectFrom('placed_pdfs')
    .innerJoin('media_files', 'media_files.id', 'placed_pdfs.media_id')
    .select(['placed_pdfs.place', 'media_files.file_id', 'media_files.bytes'])
    .execute();
  return Object.fromEntries(
    rows.map(({ place, file_id, bytes }) => [place, { address: `/media/${file_id}.pdf`, bytes: bytes ?? 0 }]),
  );
}
