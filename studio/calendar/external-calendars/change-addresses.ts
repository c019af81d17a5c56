import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { isEmailAddress } from '#studio/shared/email-address.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { requestHash } from '#studio/shared/request-hash.ts';
import { saveSetting } from '#studio/shared/settings.store.ts';
import type { May } from '#studio/shared/who.ts';
import { mostOwnAddresses, ownAddressesKey } from './external-calendar.ts';
import { readAllSoon } from './external-calendars.store.ts';
import { readForOwner } from './read-calendars.ts';

export type ChangeAddressesOutcome = { ok: true } | { ok: false; refusal: 'invalid' | 'changed' };

/** `text`: one address a line. Invitations that one of them has declined are free. Idempotent. */
export async function changeOwnAddresses(
  world: World,
  who: May<'settings'>,
  input: { text: string; version: number },
): Promise<ChangeAddressesOutcome> {
  const lines = input.text.split(/[\s,;]+/).filter((line) => line !== '');
  const addresses = [...new Set(lines.map((line) => line.toLowerCase()))];
  if (addresses.length > mostOwnAddresses || !addresses.every(isEmailAddress))
    return { ok: false, refusal: 'invalid' };
  const saved = await change(world, who, (c) =>
    runOnce(c.tx, {
      key: requestHash('calendar.addresses-changed', input),
      at: c.now,
      make: async () => {
        const setting = { key: ownAddressesKey, value: { addresses }, version: input.version };
        if (!(await saveSetting(c.tx, setting, c.now))) return null;
        await readAllSoon(c.tx);
        await audit(c, { action: 'calendar.addresses-changed', subject: 'calendar:addresses' });
        return ownAddressesKey;
      },
    }),
  );
  if (saved === null) return { ok: false, refusal: 'changed' };
  await readForOwner(world);
  return { ok: true };
}
