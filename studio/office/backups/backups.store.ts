import type { Queries, Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
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
  await write(q, lastBackupKey, backup);
  await clearBackupFailure(q);
}

export async function saveBackupFailure(q: Queries, failure: BackupFailure): Promise<void> {
  await write(q, backupFailureKey, failure);
}

export async function clearBackupFailure(q: Queries): Promise<void> {
  await q.deleteFrom('settings').where('key', '=', backupFailureKey).execute();
}

export async function saveSchedule(tx: Tx, schedule: BackupSchedule): Promise<void> {
  await write(tx, scheduleKey, schedule);
}

export async function saveRestored(tx: Tx, restored: RestoredStudio): Promise<void> {
  await write(tx, restoredKey, restored);
}

async function write(q: Queries, key: string, value: unknown): Promise<void> {
  await q
    .insertInto('settings')
    .values({ key, value: json(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json(value) }))
    .execute();
}
