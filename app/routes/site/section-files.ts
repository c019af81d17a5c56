import type { World } from '#platform/world.ts';
import { type PlacedPhotograph, placedPhotographs } from '#studio/shared/content/photographs.queries.ts';
import {
  type PlacedFilm,
  type PlacedPdf,
  placedFilms,
  placedPdfs,
} from '#studio/shared/content/placed-files.queries.ts';
import { type PlacedRecording, placedRecordings } from '#studio/shared/content/recordings.queries.ts';
import type { Language } from '#studio/shared/language.ts';

export interface SectionFiles {
  photographs: Readonly<Record<string, PlacedPhotograph>>;
  recordings: Readonly<Record<string, PlacedRecording>>;
  films: Readonly<Record<string, PlacedFilm>>;
  pdfs: Readonly<Record<string, PlacedPdf>>;
}

/** Those at the wanted places: other pages do not load them. */
export async function sectionFiles(
  world: World,
  language: Language,
  isWanted: (place: string) => boolean,
): Promise<SectionFiles> {
  const [photographs, recordings, films, pdfs] = await Promise.all([
    placedPhotographs(world, language),
    placedRecordings(world, language),
    placedFilms(world),
    placedPdfs(world),
  ]);
  const wanted = <File>(files: Readonly<Record<string, File>>) =>
    Object.fromEntries(Object.entries(files).filter(([place]) => isWanted(place)));
  return {
    photographs: wanted(photographs),
    recordings: wanted(recordings),
    films: wanted(films),
    pdfs: wanted(pdfs),
  };
}
