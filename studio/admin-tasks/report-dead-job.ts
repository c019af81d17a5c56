import { createHash } from 'node:crypto';
import type { World } from '#platform/world.ts';
import { openTask } from './open-task.ts';

/** A job that failed for the last time becomes the owner's task; the same job dying again is the same task. */
export async function reportDeadJob(
  world: World,
  job: { name: string; data: Record<string, unknown> },
): Promise<void> {
  const subjectId = createHash('sha256')
    .update(`${job.name}\0${JSON.stringify(job.data)}`)
    .digest('base64url')
    .slice(0, 22);
  await world.db.transaction((tx) => openTask(world, tx, { kind: 'job-dead', subjectId, details: { job } }));
}
