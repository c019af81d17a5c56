import type { Queries } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import { type Watch, watchKey } from './check.ts';
import { type HeartbeatState, heartbeatStateKey } from './heartbeat.ts';

export async function saveWatch(q: Queries, watch: Watch): Promise<void> {
  await write(q, watchKey, watch);
}

export async function saveHeartbeatState(q: Queries, state: HeartbeatState): Promise<void> {
  await write(q, heartbeatStateKey, state);
}

export async function deleteHeartbeatState(q: Queries): Promise<void> {
  await q.deleteFrom('settings').where('key', '=', heartbeatStateKey).execute();
}

async function write(q: Queries, key: string, state: object): Promise<void> {
  const value = json(state);
  await q
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
