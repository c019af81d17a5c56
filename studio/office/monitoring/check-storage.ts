import { type Files, FilesUnavailable } from '#platform/files/files.ts';
import type { World } from '#platform/world.ts';
import { checkStorage } from '#studio/office/settings/check-storage.ts';
import { storageSentence } from '#studio/office/settings/storage-faults.messages.ts';
import type { StudioFault } from '#studio/shared/faults/studio-fault.ts';
import type { Findings } from './check.ts';

/** Of the bucket for uploads; a full disk is another check. */
export async function checkFiles(world: World): Promise<Findings> {
  return world.settings.s3 ? checkBucket(world, 'files-unavailable', world.files) : [];
}

export async function checkBackupBucket(world: World): Promise<Findings> {
  return world.settings.backups.s3 ? checkBucket(world, 'backups-unavailable', world.backupFiles) : [];
}

/** The log names the setting. */
async function checkBucket(world: World, kind: StudioFault['kind'], files: Files): Promise<Findings> {
  const result = await checkStorage(files);
  if (result instanceof FilesUnavailable)
    world.log.warn({ error: result.message }, storageSentence(result, 'en'));
  return result === 'works' ? [] : [{ kind, subjectId: 'storage', details: {} }];
}
