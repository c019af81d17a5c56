import type { Tx } from '#platform/db/database.ts';
import { deleteSetting, putSetting, saveSetting } from '#studio/shared/settings.store.ts';
import { type EmailRecords, recordsKey } from './email-records.ts';
import { type EmailSetUp, setUpKey } from './email-set-up.ts';

/** False when it has changed. */
export function saveSetUp(
  { tx, now }: { tx: Tx; now: Temporal.Instant },
  { setUp, version }: { setUp: EmailSetUp; version: number },
): Promise<boolean> {
  return saveSetting(tx, { key: setUpKey, value: setUp, version }, now);
}

export async function saveRecords(tx: Tx, records: EmailRecords): Promise<void> {
  await putSetting(tx, recordsKey, records);
}

export async function deleteRecords(tx: Tx): Promise<void> {
  await deleteSetting(tx, recordsKey);
}
