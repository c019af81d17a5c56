import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';

/** Who teaches an offer, by name. Empty: the offer names nobody. */
export async function instructorNames(
  world: Pick<World, 'db' | 'reference'>,
  instructorIds: readonly number[],
): Promise<string[]> {
  if (instructorIds.length === 0) return [];
  const { coachName } = await studioIdentity(world);
  const names = await world.reference.read({
    name: 'instructor names',
    keys: ['instructors'],
    load: () => loadNames(world.db.query),
  });
  return instructorIds.flatMap((id) => (names.has(id) ? [names.get(id) ?? coachName] : []));
}

/** Null: the coach, who is named in the settings. */
async function loadNames(q: Queries): Promise<ReadonlyMap<number, string | null>> {
  const rows = await q
    .selectFrom('instructors')
    .select(['id', 'name'])
    .where('removed_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Offers that name the person. */
export async function offersOfInstructor(q: Queries, instructorId: number): Promise<string[]> {
  const rows = await q
    .selectFrom('offer_instructors')
    .innerJoin('offers', 'offers.id', 'offer_instructors.offer_id')
    .select('offers.id')
    .where('instructor_id', '=', instructorId)
    .orderBy('offers.sort')
    .orderBy('offers.id')
    .execute();
  return rows.map(({ id }) => id);
}
