import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { system } from '#studio/shared/who.ts';
import { hoursToFinish, lastDue, overdueAfterHours } from './backup.ts';
import { backupFailure, backupSchedule, lastBackup } from './backups.queries.ts';
import { clearBackupFailure, saveSchedule } from './backups.store.ts';

/**
 * Requests the nightly backup at its hour, or as soon as the computer runs again, and opens a task when one failed or
 * there is none. Idempotent. Returns the number of backups requested.
 */
export async function watchBackups(world: World): Promise<number> {
  const { hour } = world.settings.backups;
  return change(world, system, async (c) => {
    const lastAt = (await lastBackup(c.tx))?.verifiedAt ?? null;
    const overdueBefore = c.now.subtract({ hours: overdueAfterHours });
    const failure = await backupFailure(c.tx);
    if (failure) await publish(c, { type: 'backup.failed', reason: failure.reason });
    else if (lastAt && isBefore(overdueBefore, lastAt))
      await publish(c, { type: 'backup.verified', at: lastAt });
    if (hour === null) return 0;
    const known = await backupSchedule(c.tx);
    const schedule = known ?? { since: c.now, requestedAt: c.now };
    const isDue = isBefore(schedule.requestedAt, lastDue(c.now, hour));
    if (isDue) {
      await world.jobs.send(c.tx, { name: 'backup', data: {} });
      schedule.requestedAt = c.now;
    }
    if (isDue || !known) await saveSchedule(c.tx, schedule);
    const hasHadTime = isBefore(schedule.requestedAt, c.now.subtract({ hours: hoursToFinish }));
    if (hasHadTime && isBefore(lastAt ?? schedule.since, overdueBefore))
      await publish(c, { type: 'backup.overdue', lastAt });
    return isDue ? 1 : 0;
  });
}

/** At once, requested by the owner. */
export async function requestBackup(world: World): Promise<void> {
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    const since = (await backupSchedule(tx))?.since ?? now;
    await saveSchedule(tx, { since, requestedAt: now });
    await clearBackupFailure(tx);
    await world.jobs.send(tx, { name: 'backup', data: {} });
  });
}

function isBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0;
}
