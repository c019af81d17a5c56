import type { World } from '#platform/world.ts';
import type { Block } from '#studio/content/blocks.ts';
import { type PlacedFilm, placedFilms } from '#studio/content/films.queries.ts';
import { type PlacedPhotograph, placedPhotographs } from '#studio/content/photographs.queries.ts';
import { type PlacedRecording, placedRecordings } from '#studio/content/recordings.queries.ts';
import type { ItemCard } from '#studio/magazine/item.ts';
import type { Language } from '#studio/shared/language.ts';

export interface ArticleFiles {
  photographs: Readonly<Record<string, PlacedPhotograph>>;
  recordings: Readonly<Record<string, PlacedRecording>>;
  films: Readonly<Record<string, PlacedFilm>>;
}

interface Shown {
  items: readonly Pick<ItemCard, 'image' | 'media'>[];
  blocks?: readonly Block[];
}

/** The owner's photographs, recordings and films of these articles; the pages of others do not load them. */
export async function articleFiles(
  world: World,
  { items, blocks = [] }: Shown,
  language: Language,
): Promise<ArticleFiles> {
  const hasFilms = blocks.some(({ type }) => type === 'film');
  const [photographs, recordings, films] = await Promise.all([
    placedPhotographs(world, language),
    placedRecordings(world, language),
    hasFilms ? placedFilms(world) : {},
  ]);
  const names = new Set([
    ...items.flatMap(({ image, media }) => [image, media]),
    ...blocks.flatMap((block) => [
      'picture' in block ? block.picture : null,
      block.type === 'recording' ? block.recording : null,
      block.type === 'film' ? block.film : null,
    ]),
  ]);
  const shown = <File>(files: Readonly<Record<string, File>>) =>
    Object.fromEntries(Object.entries(files).filter(([place]) => names.has(place)));
  return { photographs: shown(photographs), recordings: shown(recordings), films: shown(films) };
}
