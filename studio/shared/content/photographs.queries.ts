import type { PhotographTone } from '#platform/db/schema/settings.ts';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';

export interface PlacedPhotograph {
  /** Base URL: `<address>/<width>.avif` and `.webp`. */
  address: string;
  widths: readonly number[];
  width: number;
  height: number;
  placeholder: string;
  alt: string;
  tone: PhotographTone | null;
}

export function placedPhotographs(
  world: Pick<World, 'db' | 'reference'>,
  language: Language,
): Promise<Record<string, PlacedPhotograph>> {
  return world.reference.read({
    name: `photographs ${language}`,
    keys: ['photographs'],
    load: () => loadPhotographs(world, language),
  });
}

async function loadPhotographs(
  { db }: Pick<World, 'db'>,
  language: Language,
): Promise<Record<string, PlacedPhotograph>> {
  const rows = await db.query
    .selectFrom('photographs')
    .leftJoin('media_files', 'media_files.id', 'photographs.media_id')
    .selectAll('photographs')
    .select('media_files.tone')
    .execute();
  return Object.fromEntries(
    rows.map(({ place, id, widths, width, height, placeholder, alt_en, alt_da, tone }) => [
      place,
      {
        address: `/pictures/${id}`,
        widths,
        width,
        height,
        placeholder,
        alt: (language === 'da' ? alt_da || alt_en : alt_en || alt_da) || '',
        tone,
      },
    ]),
  );
}

/** Alternative texts in both languages, with the id of the photograph, for the edit form. */
export async function photographWords(
  world: Pick<World, 'db'>,
): Promise<Record<string, { id: string; altEn: string; altDa: string }>> {
  const rows = await world.db.query
    .selectFrom('photographs')
    .select(['place', 'id', 'alt_en as altEn', 'alt_da as altDa'])
    .execute();
  return Object.fromEntries(rows.map(({ place, ...known }) => [place, known]));
}
