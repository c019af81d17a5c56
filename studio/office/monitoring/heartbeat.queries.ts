import type { Queries } from '#platform/db/database.ts';
import { restoredStudio } from '#studio/office/backups/backups.queries.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import {
  type HeartbeatState,
  heartbeatKey,
  heartbeatSchema,
  heartbeatStateKey,
  heartbeatStateSchema,
} from './heartbeat.ts';

export interface HeartbeatAddress {
  address: string | null;
  version: number;
  /** By a restore, until the owner saves the address again. */
  pausedAt: Temporal.Instant | null;
}

export async function heartbeatAddress(q: Queries): Promise<HeartbeatAddress> {
  const { value, version, updatedAt } = await readSetting(q, heartbeatKey);
  const { address } = heartbeatSchema.parse(value ?? { address: null });
  const restoredAt = address === null ? null : (await restoredStudio(q))?.restoredAt;
  const isPaused = restoredAt && updatedAt && Temporal.Instant.compare(updatedAt, restoredAt) <= 0;
  return { address, version, pausedAt: isPaused ? restoredAt : null };
}

/** Null: nothing was sent to this address yet. */
export async function heartbeatState(q: Queries): Promise<HeartbeatState | null> {
  const { value } = await readSetting(q, heartbeatStateKey);
  return value === null ? null : heartbeatStateSchema.parse(value);
}
