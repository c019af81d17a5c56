import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { isEmailAddress } from '#studio/shared/email-address.ts';
import type { May } from '#studio/shared/who.ts';
import { mostOwnAddresses } from './external-calendar.ts';
import { saveOwnAddresses } from './external-calendars.store.ts';
import { readForOwner } from './read-calendars.ts';

/** `text`: one address a line. Invitations that one of them has declined are free. Idempotent. */
export async function changeOwnAddresses(
  world: World,
  who: May<'settings'>,
  text: string,
): Promise<{ ok: true } | { ok: false; refusal: 'invalid' }> {
  const lines = text.split(/[\s,;]+/).filter((line) => line !== '');
  const addresses = [...new Set(lines.map((line) => line.toLowerCase()))];
  if (addresses.length > mostOwnAddresses || !addresses.every(isEmailAddress))
    return { ok: false, refusal: 'invalid' };
  await change(world, who, async (c) => {
    await saveOwnAddresses(c.tx, addresses);
    await audit(c, { action: 'calendar.addresses-changed', subject: 'calendar:addresses' });
  });
  await readForOwner(world);
  return { ok: true };
}
