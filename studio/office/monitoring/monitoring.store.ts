import type { Queries } from '#platform/db/database.ts';
import { deleteSetting, putSetting } from '#studio/shared/settings.store.ts';
import { type Watch, watchKey } from './check.ts';
import { type HeartbeatState, heartbeatStateKey } from './heartbeat.ts';

export async function saveWatch(q: Queries, watch: Watch): Promise<void> {
  await putSetting(q, watchKey, watch);
}

export async function saveHeartbeatState(q: Queries, state: HeartbeatState): Promise<void> {
  await putSetting(q, heartbeatStateKey, state);
}

export async function deleteHeartbeatState(q: Queries): Promise<void> {
  await deleteSetting(q, heartbeatStateKey);
}
