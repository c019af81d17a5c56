import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { saveSetting } from '#studio/shared/settings.store.ts';
import type { May } from '#studio/shared/who.ts';
import { heartbeatKey, isHeartbeatAddress } from './heartbeat.ts';
import { deleteHeartbeatState } from './monitoring.store.ts';

export type HeartbeatOutcome = { ok: true } | { ok: false; refusal: 'invalid' | 'changed' };

/** An empty address ends it. The address can be called by anybody who knows it, so it is not logged. */
export async function changeHeartbeat(
  world: World,
  who: May<'settings'>,
  input: { address: string; version: number },
): Promise<HeartbeatOutcome> {
  const address = input.address.trim() || null;
  if (address !== null && !isHeartbeatAddress(world, address)) return { ok: false, refusal: 'invalid' };
  return change(world, who, async (c): Promise<HeartbeatOutcome> => {
    const setting = { key: heartbeatKey, value: { address }, version: input.version };
    if (!(await saveSetting(c.tx, setting, c.now))) return { ok: false, refusal: 'changed' };
    await deleteHeartbeatState(c.tx);
    await audit(c, {
      action: address === null ? 'heartbeat.removed' : 'heartbeat.set',
      subject: 'settings:heartbeat',
    });
    return { ok: true };
  });
}
