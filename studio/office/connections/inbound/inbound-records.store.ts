import type { Tx } from '#platform/db/database.ts';
import { deleteSetting, putSetting } from '#studio/shared/settings.store.ts';
import { type InboundRecords, inboundRecordsKey } from './inbound-records.ts';

export async function saveInboundRecords(tx: Tx, records: InboundRecords): Promise<void> {
  await putSetting(tx, inboundRecordsKey, records);
}

export async function deleteInboundRecords(tx: Tx): Promise<void> {
  await deleteSetting(tx, inboundRecordsKey);
}
