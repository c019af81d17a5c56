import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import { type InboundRecords, inboundRecordsKey } from './inbound-records.ts';

export async function saveInboundRecords(tx: Tx, records: InboundRecords): Promise<void> {
  const value = json(records);
  await tx
    .insertInto('settings')
    .values({ key: inboundRecordsKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

export async function deleteInboundRecords(tx: Tx): Promise<void> {
  await tx.deleteFrom('settings').where('key', '=', inboundRecordsKey).execute();
}
