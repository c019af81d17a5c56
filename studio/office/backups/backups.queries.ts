import type { Queries } from '#platform/db/database.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import {
  type BackupFailure,
  type BackupSchedule,
  backupFailureKey,
  backupFailureSchema,
  type LastBackup,
  lastBackupKey,
  lastBackupSchema,
  type RestoredStudio,
  restoredKey,
  restoredSchema,
  scheduleKey,
  scheduleSchema,
} from './backup.ts';

/** Null: none yet. */
export async function lastBackup(q: Queries): Promise<LastBackup | null> {
  const { value } = await readSetting(q, lastBackupKey);
  return value === null ? null : lastBackupSchema.parse(value);
}

export async function backupFailure(q: Queries): Promise<BackupFailure | null> {
  const { value } = await readSetting(q, backupFailureKey);
  return value === null ? null : backupFailureSchema.parse(value);
}

/** Null: never evaluated. */
export async function backupSchedule(q: Queries): Promise<BackupSchedule | null> {
  const { value } = await readSetting(q, scheduleKey);
  return value === null ? null : scheduleSchema.parse(value);
}

/** Null: this database was never restored. */
export async function restoredStudio(q: Queries): Promise<RestoredStudio | null> {
  const { value } = await readSetting(q, restoredKey);
  return value === null ? null : restoredSchema.parse(value);
}

/** Whether booking is closed after a restore. */
export async function isPaused(q: Queries): Promise<boolean> {
  return (await restoredStudio(q))?.openedAt === null;
}
