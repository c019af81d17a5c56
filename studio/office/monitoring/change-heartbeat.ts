import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { saveSetting } from '#studio/shared/settings.store.ts';
import type { May } from '#studio/shared/who.ts';
import { heartbeatAddress } from './heartbeat.queries.ts';
import { heartbeatKey, isHeartbeatAddress } from './heartbeat.ts';
import { deleteHeartbeatState } from './monitoring.store.ts';

export type HeartbeatOutcome = { ok: true } | { ok: false; refusal: 'invalid' | 'changed' };

interface Address {
  address: string | null;
  version: number;
}

/** An empty address ends it. The address can be called by anybody who knows it, so it is not logged. */
export async function changeHeartbeat(
  world: World,
  who: May<'settings'>,
  input: { address: string; version: number },
): Promise<HeartbeatOutcome> {
  const address = input.address.trim() || null;
  if (address !== null && !isHeartbeatAddress(world, address)) return { ok: false, refusal: 'invalid' };
  return save(world, who, { address, version: input.version });
}

/** After a restore. False: there is nothing to resume. */
export async function resumeHeartbeat(world: World, who: May<'today'>): Promise<boolean> {
  const { address, version } = await heartbeatAddress(world.db.query);
  return address !== null && (await save(world, who, { address, version })).ok;
}

function save(
  world: World,
  who: May<'settings' | 'today'>,
  { address, version }: Address,
): Promise<HeartbeatOutcome> {
  return change(world, who, async (c): Promise<HeartbeatOutcome> => {
    if (!(await saveSetting(c.tx, { key: heartbeatKey, value: { address }, version }, c.now)))
      return { ok: false, refusal: 'changed' };
    await deleteHeartbeatState(c.tx);
    await audit(c, {
      action: address === null ? 'heartbeat.removed' : 'heartbeat.set',
      subject: 'settings:heartbeat',
    });
    return { ok: true };
  });
}
