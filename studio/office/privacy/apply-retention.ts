import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { system } from '#studio/shared/who.ts';
import { dropFiles } from '#studio/teaching/applications/keep-files.ts';
import { outdatedFiles } from './retention.queries.ts';
import { carryOut, markKept, type RetentionRule, retentionRules } from './retention.store.ts';

const key = 'periods-kept-on';
/** Deletes or anonymizes rows whose retention period has ended; returns rows by rule. Idempotent. */
export async function applyRetention(world: World): Promise<Partial<Record<RetentionRule, number>>> {
  const now = world.clock.now();
  const files = await outdatedFiles(world.db.query, now);
  if (files.length > 0) await dropFiles(world, files);
  const done: Partial<Record<RetentionRule, number>> = {};
  for (const rule of retentionRules) {
    const count = await change(world, system, (c) => carryOut(c, rule));
    if (count > 0) done[rule] = count;
  }
  return done;
}

/** Once per studio day, by the first reconciliation; a failure is retried by the next one. */
export async function applyRetentionDaily(world: World): Promise<number> {
  const today = studioDay(world.clock.now()).toString();
  const last = await readSetting(world.db.query, key);
  if (last.value === today) return 0;
  const done = await applyRetention(world);
  await world.db.transaction((tx) => markKept(tx, key, today));
  const counts = Object.values(done);
  if (counts.length > 0) world.log.info({ ...done }, 'what had been kept long enough was deleted');
  return counts.reduce((sum, count) => sum + count, 0);
}
