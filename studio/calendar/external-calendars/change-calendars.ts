import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { hashToken, newToken } from '#studio/shared/secret-token.ts';
import type { May } from '#studio/shared/who.ts';
import { applyBusyTimes } from './apply-busy-times.ts';
import { encryptAccount, encryptAddress } from './calendar-secrets.ts';
import { calendarsKey, mostCalendars } from './external-calendar.ts';
import { externalCalendars } from './external-calendars.queries.ts';
import {
  deleteCalendar,
  deleteFeed,
  endBackOff,
  insertCalendar,
  replaceFeed,
} from './external-calendars.store.ts';
import { readForOwner } from './read-calendars.ts';

const calendarInput = z.object({
  name: z
    .string()
    .transform((text) => text.replace(/\p{Cc}/gu, ' ').trim())
    .refine((text) => text !== '' && [...text].length <= 80),
  // Calendar apps show addresses that begin with webcal:.
  address: z
    .string()
    .trim()
    .max(2_000)
    .transform((text) => text.replace(/^webcals?:/i, 'https:'))
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''))
    .transform(splitCredentials),
});

export type CalendarInput = Record<keyof z.input<typeof calendarInput>, string>;
export type AddCalendarOutcome =
  | { ok: true }
  | { ok: false; refusal: 'invalid'; fields: Array<keyof CalendarInput> }
  | { ok: false; refusal: 'no-secret' | 'too-many' | 'insecure' };

/** `https://user:password@…`: not part of an address that is requested. */
function splitCredentials(text: string) {
  const url = new URL(text);
  const { username, password } = url;
  if (username === '' && password === '') return { address: text, credentials: null };
  url.username = '';
  url.password = '';
  return { address: url.href, credentials: { user: decoded(username), password: decoded(password) } };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address is stored encrypted, for which APP_SECRET must be set; then the calendar is read at once. */
export async function addCalendar(
  world: World,
  who: May<'settings'>,
  input: CalendarInput,
): Promise<AddCalendarOutcome> {
  const parsed = calendarInput.safeParse(input);
  if (!parsed.success) {
    const fields = parsed.error?.issues.map(({ path }) => path[0] as keyof CalendarInput) ?? [];
    return { ok: false, refusal: 'invalid', fields: [...new Set(fields)] };
  }
  if (world.secretSource === 'database') return { ok: false, refusal: 'no-secret' };
  const { address: plain, credentials } = parsed.data.address;
  const { protocol, hostname } = new URL(plain);
  // As for accounts: a password over plain HTTP is readable on its way.
  if (credentials && protocol !== 'https:' && !world.settings.calendarHosts.includes(hostname))
    return { ok: false, refusal: 'insecure' };
  const icsCalendars = (await externalCalendars(world.db.query)).filter(
    ({ accountId }) => accountId === null,
  );
  if (icsCalendars.length >= mostCalendars) return { ok: false, refusal: 'too-many' };
  const { name } = parsed.data;
  const address = encryptAddress(world, plain);
  const account = credentials && encryptAccount(world, { address: plain, ...credentials });
  await change(world, who, async (c) => {
    const id = await insertCalendar(c, { name, address, credentials: account });
    await contentChanged(c.tx, calendarsKey);
    await audit(c, { action: 'calendar.added', subject: `calendar:${id}` });
  });
  await readForOwner(world);
  return { ok: true };
}

/** Its busy times are free again. Idempotent. */
export async function removeCalendar(world: World, who: May<'settings'>, id: string): Promise<void> {
  if (!z.guid().safeParse(id).success) return;
  await change(world, who, async (c) => {
    if (!(await deleteCalendar(c.tx, id))) return;
    await applyBusyTimes(c);
    await contentChanged(c.tx, calendarsKey);
    await audit(c, { action: 'calendar.removed', subject: `calendar:${id}` });
  });
}

/** Reads it at once, whatever failed before; after a few seconds the outcome is shown later. Idempotent. */
export async function retryCalendar(world: World, _who: May<'settings'>, id: string): Promise<void> {
  if (!z.guid().safeParse(id).success) return;
  await world.db.transaction((tx) => endBackOff(tx, id));
  await readForOwner(world);
}

/** A new address of the feed, shown once; an earlier one ends. */
export async function createFeed(world: World, who: May<'settings'>): Promise<string> {
  const token = newToken();
  await change(world, who, async (c) => {
    await replaceFeed(c, hashToken(token));
    await audit(c, { action: 'calendar.feed-created', subject: 'calendar:feed' });
  });
  return token;
}

/** Idempotent. */
export async function revokeFeed(world: World, who: May<'settings'>): Promise<void> {
  await change(world, who, async (c) => {
    await deleteFeed(c.tx);
    await audit(c, { action: 'calendar.feed-revoked', subject: 'calendar:feed' });
  });
}
