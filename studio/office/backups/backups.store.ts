import type { Queries, Tx } from '#platform/db/database.ts';
import { deleteSetting, putSetting } from '#studio/shared/settings.store.ts';
import {
  type BackupFailure,
  type BackupSchedule,
  backupFailureKey,
  type LastBackup,
  lastBackupKey,
  type RestoredStudio,
  restoredKey,
  scheduleKey,
} from './backup.ts';

export async function saveLastBackup(q: Queries, backup: LastBackup): Promise<void> {
  await putSetting(q, lastBackupKey, backup);
  await clearBackupFailure(q);
}

export async function saveBackupFailure(q: Queries, failure: BackupFailure): Promise<void> {
  await putSetting(q, backupFailureKey, failure);
}

export async function clearBackupFailure(q: Queries): Promise<void> {
  await deleteSetting(q, backupFailureKey);
}

export async function saveSchedule(tx: Tx, schedule: BackupSchedule): Promise<void> {
  await putSetting(tx, scheduleKey, schedule);
}

export async function saveRestored(tx: Tx, restored: RestoredStudio): Promise<void> {
  await putSetting(tx, restoredKey, restored);
}
