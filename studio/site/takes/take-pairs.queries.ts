import type { Selectable } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { TakePairsTable } from '#platform/db/schema/takes.ts';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Contour } from './contour.ts';
import { gapsOf, isDrawn, placeOfTake, type TakeName, takeNames, wordsOf } from './take-pair.ts';

export type TakePairRow = Selectable<TakePairsTable> & {
  /** Ids of the recordings that are there now. */
  recordings: Record<TakeName, string | null>;
};

export interface ShownTakes extends Record<TakeName, Contour> {
  place: string;
  name: string;
  voice: string;
  sessions: number;
  minutes: number | null;
  words: string[];
  wordsLanguage: Language;
  isSample: boolean;
}

/** Null: there is none yet, or its lines are of other recordings. */
export async function shownTakes(
  { db, reference, settings }: Pick<World, 'db' | 'reference' | 'settings'>,
  language: Language,
): Promise<ShownTakes | null> {
  const rows = await reference.read({
    name: 'takes',
    keys: ['takes', 'recordings'],
    load: () => takePairRows(db.query),
  });
  const row = rows.find((each) => each.is_visible);
  if (!row || gapsOf(row).length > 0 || (row.is_sample && !settings.sampleData)) return null;
  return takesOf(row, language);
}

/** Null: not both lines are drawn. */
export function takesOf(row: TakePairRow, language: Language): ShownTakes | null {
  const { first_contour: first, last_contour: last, voice_en: en, voice_da: da } = row;
  if (!first || !last || !takeNames.every((take) => isDrawn(row, take))) return null;
  const { place, name, sessions, minutes } = row;
  return {
    place,
    name,
    sessions,
    minutes,
    first,
    last,
    voice: language === 'da' ? da || en : en || da,
    words: wordsOf(row.words),
    wordsLanguage: row.words_language,
    isSample: row.is_sample,
  };
}

/** The newest first. */
export async function takePairRows(q: Queries): Promise<TakePairRow[]> {
  return withRecordings(q, await q.selectFrom('take_pairs').selectAll().orderBy('id', 'desc').execute());
}

export async function takePairRow(q: Queries, id: number): Promise<TakePairRow | null> {
  const rows = await q.selectFrom('take_pairs').selectAll().where('id', '=', id).execute();
  const [row = null] = await withRecordings(q, rows);
  return row;
}

export async function withRecordings(q: Queries, rows: Selectable<TakePairsTable>[]): Promise<TakePairRow[]> {
  const placed = await recordingsOf(q, rows);
  const idOf = (row: { place: string }, take: TakeName) => placed.get(placeOfTake(row, take))?.id ?? null;
  return rows.map((row) => ({ ...row, recordings: { first: idOf(row, 'first'), last: idOf(row, 'last') } }));
}

export async function recordingsOf(
  q: Queries,
  pairs: ReadonlyArray<{ place: string }>,
): Promise<Map<string, { id: string; mediaId: string | null }>> {
  const places = pairs.flatMap((pair) => takeNames.map((take) => placeOfTake(pair, take)));
  if (places.length === 0) return new Map();
  const rows = await q
    .selectFrom('recordings')
    .select(['place', 'id', 'media_id as mediaId'])
    .where('place', 'in', places)
    .execute();
  return new Map(rows.map(({ place, ...recording }) => [place, recording]));
}
