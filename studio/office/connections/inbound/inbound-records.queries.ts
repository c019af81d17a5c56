import type { Queries } from '#platform/db/database.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { storedConnection } from '../connections.queries.ts';
import { type InboundRecords, inboundRecordsKey, inboundRecordsSchema } from './inbound-records.ts';

/** Null: not checked. */
export async function inboundRecords(q: Queries): Promise<InboundRecords | null> {
  const { value } = await readSetting(q, inboundRecordsKey);
  return value === null ? null : inboundRecordsSchema.parse(value);
}

export async function inboundRegion(q: Queries): Promise<'eu' | 'us'> {
  const facts = (await storedConnection(q, 'inbound-email'))?.facts;
  return facts?.region === 'us' ? 'us' : 'eu';
}
