import type { World } from '#platform/world.ts';
import { offersOfInstructor } from '#studio/offers/catalogue/offer-instructors.queries.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { readStoredRichText } from '#studio/shared/content/rich-text/rich-text-schema.ts';
import { richTextSource } from '#studio/shared/content/rich-text/rich-text-source.ts';
import type { May } from '#studio/shared/who.ts';
import { coachId, instructorTextOptions, type TypedInstructor } from './instructor.ts';
import {
  claimsOfInstructor,
  instructorRow,
  instructorRows,
  removedInstructors,
} from './instructors.queries.ts';

export interface ListedInstructor {
  id: number;
  name: string;
  role: string;
  picture: string;
  isVisible: boolean;
  version: number;
}

export async function instructorsForOwner(
  world: Pick<World, 'db' | 'reference'>,
  who: May<'catalogue' | 'website'>,
): Promise<ListedInstructor[]> {
  const { coachName } = await studioIdentity(world);
  const isDanish = who.language === 'da';
  return (await instructorRows(world.db.query)).map((row) => ({
    id: row.id,
    name: row.name ?? coachName,
    role: isDanish ? row.role_da || row.role_en : row.role_en || row.role_da,
    picture: row.picture,
    isVisible: row.is_visible,
    version: row.version,
  }));
}

export async function restorableInstructors(
  world: Pick<World, 'db'>,
  _who: May<'website'>,
): Promise<{ id: number; name: string }[]> {
  return (await removedInstructors(world.db.query)).map(({ id, name }) => ({ id, name: name ?? '' }));
}

export interface EditedInstructor {
  id: number;
  name: string;
  isCoach: boolean;
  picture: string;
  version: number;
  stored: TypedInstructor;
  /** Bookings and days of dates that refer to the person. */
  claims: { all: number; upcoming: number };
  /** Titles of the offers that name the person. */
  offers: readonly string[];
}

const typedText = (stored: string) => richTextSource(readStoredRichText(stored), instructorTextOptions);

export async function editedInstructor(
  world: Pick<World, 'db' | 'reference' | 'clock'>,
  who: May<'website'>,
  id: number,
): Promise<EditedInstructor | null> {
  const row = await instructorRow(world.db.query, id);
  if (!row) return null;
  const { coachName } = await studioIdentity(world);
  return {
    id: row.id,
    name: row.name ?? coachName,
    isCoach: row.id === coachId,
    picture: row.picture,
    version: row.version,
    stored: {
      name: row.name ?? '',
      roleEn: row.role_en,
      roleDa: row.role_da,
      textEn: typedText(row.text_en),
      textDa: typedText(row.text_da),
      isVisible: row.is_visible,
    },
    claims: await claimsOfInstructor(world.db.query, id, world.clock.now()),
    offers: [
      ...(
        await offerTitles(world.db.query, await offersOfInstructor(world.db.query, id), who.language)
      ).values(),
    ],
  };
}
