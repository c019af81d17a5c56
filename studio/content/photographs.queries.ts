import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';

/** A photograph of the owner's where a drawn picture would stand. */
export interface PlacedPhotograph {
  /** Local address of its files: `<address>/<width>.avif` and `.webp`. */
  address: string;
  widths: readonly number[];
  /** Pixels; only their ratio counts. */
  width: number;
  height: number;
  placeholder: string;
  alt: string;
}

/** All of them, by the name of the picture whose place they take: few enough for every page to know them. */
export async function placedPhotographs(
  world: Pick<World, 'db'>,
  language: Language,
): Promise<Record<string, PlacedPhotograph>> {
  const rows = await world.db.query.selectFrom('photographs').selectAll().execute();
  return Object.fromEntries(
    rows.map(({ place, id, widths, width, height, placeholder, alt_en, alt_da }) => [
      place,
      {
        address: `/pictures/${id}`,
        widths,
        width,
        height,
        placeholder,
        alt: (language === 'da' ? alt_da || alt_en : alt_en || alt_da) || '',
      },
    ]),
  );
}

/** What each photograph is said to show, in both languages, and which it is, for the form that changes it. */
export async function photographWords(
  world: Pick<World, 'db'>,
): Promise<Record<string, { id: string; altEn: string; altDa: string }>> {
  const rows = await world.db.query
    .selectFrom('photographs')
    .select(['place', 'id', 'alt_en as altEn', 'alt_da as altDa'])
    .execute();
  return Object.fromEntries(rows.map(({ place, ...known }) => [place, known]));
}
