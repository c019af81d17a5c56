import type { Selectable } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { InstructorsTable } from '#platform/db/schema/instructors.ts';
import type { World } from '#platform/world.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { fillNames } from '#studio/shared/content/document.ts';
import type { StudioIdentity } from '#studio/shared/content/identity.ts';
import type { RichText } from '#studio/shared/content/rich-text/rich-text.ts';
import { readStoredRichText } from '#studio/shared/content/rich-text/rich-text-schema.ts';
import type { Language } from '#studio/shared/language.ts';

export interface Instructor {
  id: number;
  slug: string;
  /** Name of the portrait and of the recording. */
  picture: string;
  name: string;
  role: string;
  text: RichText;
  portrait: string;
}

type Asking = Pick<World, 'db' | 'reference'>;
type Row = Selectable<InstructorsTable>;

/** On the home page, in the owner's order. */
export async function shownInstructors(world: Asking, language: Language): Promise<readonly Instructor[]> {
  const rows = await listed(world);
  const identity = await studioIdentity(world);
  return rows.filter((row) => row.is_visible).map((row) => inLanguage(row, { language, identity }));
}

/** Who teaches an offer, in its order. An offer without instructors is taught by the coach, if the page shows the coach. */
export async function offerInstructors(
  world: Asking,
  instructorIds: readonly number[],
  language: Language,
): Promise<readonly Instructor[]> {
  const rows = await listed(world);
  const identity = await studioIdentity(world);
  const named = instructorIds.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const coach = rows.filter((row) => row.name === null && row.is_visible);
  return (named.length > 0 ? named : coach)
    .map((row) => inLanguage(row, { language, identity }))
    .filter(({ name }) => name !== '');
}

function inLanguage(
  row: Row,
  { language, identity }: { language: Language; identity: StudioIdentity },
): Instructor {
  const isDanish = language === 'da';
  const pick = (en: string, da: string) => (isDanish ? da || en : en || da);
  return fillNames(
    {
      id: row.id,
      slug: row.slug,
      picture: row.picture,
      name: row.name ?? '{coach}',
      role: pick(row.role_en, row.role_da),
      text: readStoredRichText(pick(row.text_en, row.text_da)),
      portrait: pick(row.portrait_en, row.portrait_da),
    },
    identity,
  );
}

function listed({ db, reference }: Asking): Promise<readonly Row[]> {
  return reference.read({ name: 'instructors', keys: ['instructors'], load: () => loadListed(db.query) });
}

function loadListed(q: Queries): Promise<Row[]> {
  return q
    .selectFrom('instructors')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

/** For the owner's pages, without the cache. */
export function instructorRows(q: Queries): Promise<Row[]> {
  return loadListed(q);
}

/** By name; the coach is never removed. */
export async function removedInstructors(q: Queries): Promise<{ id: number; name: string | null }[]> {
  return q
    .selectFrom('instructors')
    .select(['id', 'name'])
    .where('removed_at', 'is not', null)
    .where('is_retired', '=', false)
    .orderBy('name')
    .limit(50)
    .execute();
}

export async function instructorRow(q: Queries, id: number): Promise<Row | null> {
  const row = await q
    .selectFrom('instructors')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Active claims and those of past bookings that refer to the person. */
export async function claimsOfInstructor(
  q: Queries,
  id: number,
  now: Temporal.Instant,
): Promise<{ all: number; upcoming: number }> {
  const row = await q
    .selectFrom('claims')
    .select((is) => [
      is.fn.countAll<number>().as('all'),
      is.fn.countAll<number>().filterWhere('slot_start', '>', now).as('upcoming'),
    ])
    .where('coach_id', '=', id)
    .where('state', 'in', ['held', 'expiring', 'booked'])
    .executeTakeFirstOrThrow();
  return { all: Number(row.all), upcoming: Number(row.upcoming) };
}
