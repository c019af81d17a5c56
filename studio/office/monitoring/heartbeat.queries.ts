import type { Queries } from '#platform/db/database.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import {
  type HeartbeatState,
  heartbeatKey,
  heartbeatSchema,
  heartbeatStateKey,
  heartbeatStateSchema,
} from './heartbeat.ts';

/** Null: none is set. */
export async function heartbeatAddress(q: Queries): Promise<{ address: string | null; version: number }> {
  const { value, version } = await readSetting(q, heartbeatKey);
  return { address: heartbeatSchema.parse(value ?? { address: null }).address, version };
}

/** Null: nothing was sent to this address yet. */
export async function heartbeatState(q: Queries): Promise<HeartbeatState | null> {
  const { value } = await readSetting(q, heartbeatStateKey);
  return value === null ? null : heartbeatStateSchema.parse(value);
}
