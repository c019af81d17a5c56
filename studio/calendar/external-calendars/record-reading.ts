import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { applyBusyTimes } from './apply-busy-times.ts';
import { retryAfter } from './external-calendar.ts';
import type { CalendarToRead } from './external-calendars.queries.ts';
import {
  recordContent,
  recordFailedReading,
  recordReading,
  replaceBusyTimes,
} from './external-calendars.store.ts';
import { readCalendar } from './read-calendar.ts';

/**
 * Reads a calendar outside the transaction that records the outcome. After a failure the last known busy times apply.
 * A reading that began before another one that is recorded, or whose calendar is gone, changes nothing.
 */
export async function readAndRecord(world: World, calendar: CalendarToRead): Promise<void> {
  const { id } = calendar;
  const begunAt = world.clock.now();
  const found = await readCalendar(world, calendar);
  if (found === 'busy') return;
  await change(world, system, async (c) => {
    if (typeof found === 'string') {
      const failures = calendar.failedReadings + 1;
      const retryAt = retryAfter(failures, c.now);
      await recordFailedReading(c.tx, { id, begunAt, failure: found, failures, retryAt });
    } else if ((await recordReading(c.tx, { id, begunAt })) && found !== null) {
      await recordContent(c.tx, { id, ...found });
      if (await replaceBusyTimes(c.tx, id, found.times)) await applyBusyTimes(c);
    }
  });
}
