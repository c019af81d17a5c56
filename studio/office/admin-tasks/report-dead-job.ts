import { createHash } from 'node:crypto';
import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { openTask } from './open-task.ts';

/** Idempotent per job. A failing calendar is shown on Today, and a comparison every five minutes repeats its jobs. */
export async function reportDeadJob(
  world: World,
  job: { name: string; data: Record<string, unknown> },
): Promise<void> {
  if (job.name === 'write-event') return;
  const subjectId = createHash('sha256')
    .update(`${job.name}\0${JSON.stringify(job.data)}`)
    .digest('base64url')
    .slice(0, 22);
  await change(world, system, (c) => openTask(c, { kind: 'job-dead', subjectId, details: { job } }));
}
