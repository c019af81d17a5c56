import type { World } from '#platform/world.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { nextClass, weeklyClassOf } from './weekly-class.ts';

export async function shownNextClass(
  { db, reference, clock }: Pick<World, 'db' | 'reference' | 'clock'>,
  offerId: string,
): Promise<Temporal.ZonedDateTime> {
  const { value } = await reference.read({
    name: 'weekly classes',
    keys: ['studio'],
    load: () => readSetting(db.query, 'weekly-classes'),
  });
  return nextClass(weeklyClassOf(value, offerId), clock.now());
}
