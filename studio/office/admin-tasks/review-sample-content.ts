import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { system } from '#studio/shared/who.ts';
import { closeTask } from './close-task.ts';
import { openTask } from './open-task.ts';
import type { TaskKind } from './task.ts';

/** Opens a task for every missing set-up step of a public studio. Idempotent; a task marked done is not reopened for the same site URL. */
export async function reviewSampleContent(world: World): Promise<TaskKind[]> {
  const { settings } = world;
  const isPublic = !settings.isLoopbackSite;
  const { isSample } = await studioIdentity(world);
  const lacking: [kind: TaskKind, isLacking: boolean][] = [
    ['payments-closed', isPublic && world.payments === null],
    ['smtp-missing', isPublic && world.mail.kind === 'waiting'],
    ['sample-identity', isPublic && isSample],
  ];
  const subjectId = settings.siteUrl;
  await change(world, system, async (c) => {
    for (const [kind, isLacking] of lacking) {
      if (isLacking) await openTask(c, { kind, subjectId, details: {} });
      else await closeTask(c.tx, { kind, subjectId, by: 'system', at: c.now });
    }
  });
  return lacking.flatMap(([kind, isLacking]) => (isLacking ? [kind] : []));
}
