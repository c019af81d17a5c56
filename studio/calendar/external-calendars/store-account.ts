import {
  type CalendarClientFailure,
  CalendarFailed,
  type FoundCalendar,
} from '#platform/calendar/calendar-client.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { decryptAddress, encryptAddress, UnreadableSecret } from './calendar-secrets.ts';
import { mostCalendars } from './external-calendar.ts';
import { addressesOf } from './external-calendars.queries.ts';
import { insertAccount, insertFoundCalendar, replaceCredentials } from './external-calendars.store.ts';
import type { AccountSecret } from './open-client.ts';
import { readForOwner } from './read-calendars.ts';

export interface AccountToStore extends AccountSecret {
  /** The id of an account that is connected already. */
  known: string | null;
  name: string;
  found: readonly FoundCalendar[];
}

/** None of the calendars makes the owner busy until chosen. A known account keeps what was chosen. */
export async function storeAccount(world: World, account: AccountToStore): Promise<void> {
  const { known, provider, credentials, found } = account;
  const name = [...account.name].slice(0, 80).join('');
  await change(world, system, async (c) => {
    const id = known ?? (await insertAccount(c, { name, provider, credentials }));
    if (known) await replaceCredentials(c.tx, { id, credentials });
    const addresses = (await addressesOf(c.tx, id)).map((one) => decryptAddress(world, one, 'account'));
    const added = found.filter(({ address }) => !addresses.includes(address));
    for (const one of added.slice(0, Math.max(0, mostCalendars - addresses.length))) {
      const address = encryptAddress(world, one.address, 'account');
      await insertFoundCalendar(c, { ...one, accountId: id, address });
    }
    await audit(c, { actor: 'owner', action: 'calendar.account-connected', subject: `calendar:${id}` });
  });
  if (known) await readForOwner(world);
}

/** The result, or why there is none. */
export async function attempt<T>(world: World, work: () => Promise<T>): Promise<T | CalendarClientFailure> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CalendarFailed)) throw error;
    world.log.info({ reason: error.reason }, 'a calendar account could not be connected');
    return error.reason;
  }
}

/** Null: `decrypt` cannot read it, because APP_SECRET has changed. */
export function readable<T>(decrypt: () => T): T | null {
  try {
    return decrypt();
  } catch (error) {
    if (error instanceof UnreadableSecret) return null;
    throw error;
  }
}
