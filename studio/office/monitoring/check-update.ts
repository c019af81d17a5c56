import { readUpdateFailure } from '#platform/files/update-failure.ts';
import type { World } from '#platform/world.ts';
import type { Findings } from './check.ts';

/** Not a part of the status page: the site works, also while a version waits for the next one. */
export async function checkUpdate({ settings }: World): Promise<Findings> {
  const failure = await readUpdateFailure(settings.dataDir);
  if (!failure) return [];
  const details = {
    ...(failure.version && { what: failure.version }),
    ...(failure.step && { reason: `update-${failure.step}` }),
  };
  return [{ kind: 'update-failed', subjectId: 'update', details }];
}
