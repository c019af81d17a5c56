import { z } from 'zod';
import { calDavClient } from '#platform/caldav/caldav-client.ts';
import type { CalDavAccount } from '#platform/caldav/dav-fetch.ts';
import { type AccountFailure, isAccountFailure } from '#platform/calendar/calendar-client.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { publish } from '#studio/shared/events.ts';
import type { May } from '#studio/shared/who.ts';
import { applyBusyTimes } from './apply-busy-times.ts';
import { decryptAccount, encryptAccount } from './calendar-secrets.ts';
import { calendarsKey, mostAccounts } from './external-calendar.ts';
import { accountSecrets } from './external-calendars.queries.ts';
import { chooseBusyCalendars, deleteAccount, insertRevocation } from './external-calendars.store.ts';
import { type AccountSecret, clientOptions } from './open-client.ts';
import { readForOwner } from './read-calendars.ts';
import { attempt, readable, storeAccount } from './store-account.ts';
import { changedBookingsOf } from './written-events.queries.ts';
import { chooseTarget } from './written-events.store.ts';

const accountInput = z.object({
  server: z
    .string()
    .trim()
    .max(2_000)
    .transform((text) => (/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`))
    .refine((text) => {
      const url = URL.parse(text);
      return /^https?:$/.test(url?.protocol ?? '') && url?.hostname.includes('.') && !url.username;
    }),
  // A colon would end the user name (RFC 7617).
  user: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .refine((text) => !/[:\p{Cc}]/u.test(text)),
  password: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .refine((text) => !/\p{Cc}/u.test(text)),
});

export type AccountInput = Record<keyof z.input<typeof accountInput>, string>;
export type AccountField = keyof AccountInput;
export type AccountRefusal = 'no-secret' | 'too-many-accounts' | AccountFailure;
export type ConnectOutcome =
  | { ok: true }
  | { ok: false; refusal: 'invalid'; fields: AccountField[] }
  | { ok: false; refusal: AccountRefusal };

const discoveryMs = 15_000;

/**
 * Finds the calendars of an account by the address of its server. None makes the owner busy until chosen. What was
 * entered is stored encrypted, for which APP_SECRET must be set. A connected account gets the new password and new
 * calendars, and keeps what was chosen.
 */
export async function connectAccount(
  world: World,
  _who: May<'settings'>,
  input: AccountInput,
): Promise<ConnectOutcome> {
  const parsed = accountInput.safeParse(input);
  if (!parsed.success) {
    const fields = parsed.error?.issues.map(({ path }) => path[0] as AccountField) ?? [];
    return { ok: false, refusal: 'invalid', fields: [...new Set(fields)] };
  }
  if (world.secretSource === 'database') return { ok: false, refusal: 'no-secret' };
  const { server, user, password } = parsed.data;
  // Basic authentication over plain HTTP is readable on its way; a named host is on the studio's own network.
  const { protocol, hostname, href } = new URL(server);
  if (protocol !== 'https:' && !world.settings.calendarHosts.includes(hostname))
    return { ok: false, refusal: 'invalid', fields: ['server'] };
  const account = { address: href, user, password };
  const accounts = await accountSecrets(world.db.query);
  const known = accounts.find((one) => isSame(world, one, account))?.id ?? null;
  if (!known && accounts.length >= mostAccounts) return { ok: false, refusal: 'too-many-accounts' };
  const client = calDavClient(
    world.http,
    account,
    clientOptions(world, { timeoutMs: discoveryMs, lane: 'owner' }),
  );
  const found = await attempt(world, () => client.calendars());
  if (typeof found === 'string') return { ok: false, refusal: isAccountFailure(found) ? found : 'status' };
  const name = `${new URL(account.address).hostname}, ${account.user}`;
  const credentials = encryptAccount(world, account);
  await storeAccount(world, { known, provider: 'caldav', name, credentials, found });
  return { ok: true };
}

function isSame(world: World, { provider, credentials }: AccountSecret, { address, user }: CalDavAccount) {
  if (provider !== 'caldav') return false;
  const account = readable(() => decryptAccount(world, credentials));
  return account?.address === address && account.user === user;
}

/** `busy`: ids of the calendars that make the owner busy; they are read at once. Idempotent. */
export async function chooseCalendars(
  world: World,
  who: May<'settings'>,
  { accountId, busy }: { accountId: string; busy: readonly string[] },
): Promise<void> {
  const ids = busy.filter((id) => z.guid().safeParse(id).success);
  if (!z.guid().safeParse(accountId).success) return;
  await change(world, who, async (c) => {
    await chooseBusyCalendars(c.tx, { accountId, busy: ids });
    await applyBusyTimes(c);
    await contentChanged(c.tx, calendarsKey);
    await audit(c, { action: 'calendar.chosen', subject: `calendar:${accountId}` });
  });
  await readForOwner(world);
}

/**
 * The busy times of its calendars are free again; events written to them stay there. Idempotent. The access to a Google
 * account is ended afterwards, so that nothing waits for Google.
 */
export async function disconnectAccount(world: World, who: May<'settings'>, id: string): Promise<void> {
  if (!z.guid().safeParse(id).success) return;
  await change(world, who, async (c) => {
    const changed = await changedBookingsOf(c.tx, id);
    const account = await deleteAccount(c.tx, id);
    if (!account) return;
    if (account.provider === 'google') await insertRevocation(c, account);
    for (const bookingId of changed) await publish(c, { type: 'calendar-event.settled', bookingId });
    await applyBusyTimes(c);
    await contentChanged(c.tx, calendarsKey);
    await audit(c, { action: 'calendar.account-removed', subject: `calendar:${id}` });
  });
}

/** The calendar to which bookings are written, with all that are not over; null: to none. Idempotent. */
export async function chooseTargetCalendar(
  world: World,
  who: May<'settings'>,
  calendarId: string | null,
): Promise<void> {
  if (calendarId !== null && !z.guid().safeParse(calendarId).success) return;
  await change(world, who, async (c) => {
    await chooseTarget(c.tx, calendarId);
    const subject = `calendar:${calendarId ?? 'none'}`;
    await audit(c, { action: 'calendar.target-chosen', subject });
  });
}
