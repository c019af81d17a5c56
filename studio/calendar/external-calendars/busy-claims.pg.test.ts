import { expect, test } from 'vitest';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { sampleStudio } from '#tests/support/database/sample-studio.ts';
import { testWorld } from '#tests/support/world.ts';
import { applyBusyTimes } from './apply-busy-times.ts';
import { insertCalendar, replaceBusyTimes } from './external-calendars.store.ts';

const given = testDatabase('server', undefined, sampleStudio);

test('busy claims: two processes apply the same busy times at once, each is claimed once', async () => {
  const world = testWorld(given.db);
  const start = world.clock.now().add({ hours: 24 });
  const times = Array.from({ length: 250 }, (_, hour) => ({
    start: start.add({ hours: 2 * hour }),
    end: start.add({ hours: 2 * hour + 1 }),
  }));
  const id = await given.db.transaction((tx) =>
    insertCalendar({ tx, now: world.clock.now() }, { name: 'Private', address: '-' }),
  );
  await given.db.transaction((tx) => replaceBusyTimes(tx, id, times));
  const apply = () => change(world, system, (c) => applyBusyTimes(c));
  await Promise.all([apply(), apply(), apply()]);
  const claimed = () =>
    given.db.query
      .selectFrom('claims')
      .select('slot_start')
      .where('kind', '=', 'busy')
      .where('state', '=', 'blocked')
      .execute();
  expect(await claimed()).toHaveLength(250);
  await given.db.transaction((tx) => replaceBusyTimes(tx, id, times.slice(0, 100)));
  await Promise.all([apply(), apply(), apply()]);
  expect(await claimed()).toHaveLength(100);
});
