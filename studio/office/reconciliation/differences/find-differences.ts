import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import { type May, system } from '#studio/shared/who.ts';
import { askProvider } from './ask-provider.ts';
import { type Difference, lastNightKey, providerKinds } from './difference.ts';
import { dropRepaired, keepDifferences, saveLastCheck, saveLastNight } from './differences.store.ts';
import { localDifferences, localKinds } from './local-differences.queries.ts';

/** For asking the provider: about 100 payments. The next run begins with the rest. */
const secondsByOwner = 20;
const secondsByNight = 30;
/** In the studio's time zone. */
const hourOfNight = 3;

export interface FoundDifferences {
  count: number;
  later: number;
}

export async function checkNow(world: World, _who: May<'figures'>): Promise<FoundDifferences> {
  return findDifferences(world, secondsByOwner);
}

/** Once per night, by the first reconciliation after 3. Returns the number of differences, 0 on other calls. */
export async function checkNightly(world: World): Promise<number> {
  const here = world.clock.now().toZonedDateTimeISO(studioTimeZone);
  const night = here.subtract({ hours: hourOfNight }).toPlainDate().toString();
  const last = await readSetting(world.db.query, lastNightKey);
  if (last.value === night) return 0;
  // A studio that has just begun has nothing to compare before its first night.
  const found = last.value === null ? null : await findDifferences(world, secondsByNight);
  await world.db.transaction((tx) => saveLastNight(tx, night));
  return found?.count ?? 0;
}

async function findDifferences(world: World, seconds: number): Promise<FoundDifferences> {
  const at = world.clock.now();
  const { checked, found: atProvider, later } = await askProvider(world, { seconds });
  // Without a mail server emails wait for one.
  const kinds = localKinds.filter((kind) => kind !== 'email-waiting' || world.mail.kind !== 'waiting');
  const local: Difference[] = [];
  for (const kind of kinds) local.push(...(await localDifferences(world.db.query, kind, { now: at })));
  const found = [...atProvider, ...local];
  await change(world, system, async (c) => {
    await dropRepaired(c.tx, { kinds: localKinds, found });
    await dropRepaired(c.tx, { kinds: providerKinds, found, subjects: checked });
    await keepDifferences(c, found);
    await saveLastCheck(c, later);
    await publish(c, { type: 'differences.checked', count: found.length });
  });
  return { count: found.length, later };
}
