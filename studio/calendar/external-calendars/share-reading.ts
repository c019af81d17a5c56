import type { Database } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { CalendarToRead } from './external-calendars.queries.ts';
import { readAndRecord } from './record-reading.ts';

const underway = new WeakMap<Database, Map<string, Promise<void>>>();

/** Whoever needs a calendar that is being read waits for that reading. With other credentials it is another one. */
export function shareReading(world: World, calendar: CalendarToRead): Promise<void> {
  const readings = underway.get(world.db) ?? new Map<string, Promise<void>>();
  underway.set(world.db, readings);
  const key = [calendar.id, calendar.address, calendar.account?.credentials].join('\n');
  const known = readings.get(key);
  if (known) return known;
  const reading = readAndRecord(world, calendar)
    .catch((error: Error) => world.log.warn({ error: error.message }, 'a reading could not be recorded'))
    .finally(() => readings.delete(key));
  readings.set(key, reading);
  return reading;
}
