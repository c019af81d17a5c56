import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';

export interface PlacedRecording {
  address: string;
  seconds: number | null;
  text: string;
}

export function placedRecordings(
  world: Pick<World, 'db' | 'reference'>,
  language: Language,
): Promise<Record<string, PlacedRecording>> {
  return world.reference.read({
    name: `recordings ${language}`,
    keys: ['recordings'],
    load: () => loadRecordings(world, language),
  });
}

async function loadRecordings(
  { db }: Pick<World, 'db'>,
  language: Language,
): Promise<Record<string, PlacedRecording>> {
  const rows = await db.query
    .selectFrom('recordings')
    .select(['place', 'id', 'kind', 'seconds', 'text_en', 'text_da'])
    .execute();
  return Object.fromEntries(
    rows.map(({ place, id, kind, seconds, text_en, text_da }) => [
      place,
      {
        address: `/recordings/${id}.${kind}`,
        seconds,
        text: language === 'da' ? text_da || text_en : text_en || text_da,
      },
    ]),
  );
}

/** Texts in both languages, with the id of the recording, for the edit form. */
export async function recordingTexts(
  world: Pick<World, 'db'>,
): Promise<Record<string, { id: string; textEn: string; textDa: string }>> {
  const rows = await world.db.query
    .selectFrom('recordings')
    .select(['place', 'id', 'text_en as textEn', 'text_da as textDa'])
    .execute();
  return Object.fromEntries(rows.map(({ place, ...known }) => [place, known]));
}
