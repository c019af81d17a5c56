import type { World } from '#platform/world.ts';
import { type CheckName, checkNames, checks, wasSilent } from './check.ts';
import { lastWatch, openFaults } from './monitoring.queries.ts';

export interface CheckStatus {
  name: CheckName;
  /** Null: it passes. */
  failingSince: Temporal.Instant | null;
}

/** What is known of each check: from open tasks, so that it costs two small queries. Contains no personal data. */
export async function readStatus({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<CheckStatus[]> {
  const watch = await lastWatch(db.query);
  const open = await openFaults(db.query, Object.values(checks).flat());
  const isSilent = watch !== null && wasSilent(watch, clock.now());
  return checkNames.map((name) => {
    const kinds: readonly string[] = checks[name];
    const oldest = open.find(({ kind }) => kinds.includes(kind))?.since ?? null;
    return { name, failingSince: name === 'jobs' && isSilent ? watch.ranAt : oldest };
  });
}
