import { z } from 'zod';
import type { CalDavAccount } from '#platform/caldav/dav-fetch.ts';
import type { CalendarProvider } from '#platform/db/schema/booking.ts';
import { decrypt, encrypt } from '#platform/encrypt.ts';
import type { Settings } from '#platform/settings.ts';
import type { World } from '#platform/world.ts';

/** APP_SECRET has changed. */
export class UnreadableSecret extends Error {}

const accountPurpose = 'caldav-account';
const googlePurpose = 'google-account';
const verifierPurpose = 'google-verifier';
const purposes = { ics: 'calendar-address', account: 'caldav-calendar' } as const;
const accountShape = z.object({ address: z.string(), user: z.string(), password: z.string() });
const googleShape = z.object({ user: z.string(), refreshToken: z.string() });

export type GoogleAccount = z.output<typeof googleShape>;

export function encryptAddress(
  { secret }: Pick<World, 'secret'>,
  address: string,
  kind: keyof typeof purposes = 'ics',
): string {
  return encrypt(secret, purposes[kind], Buffer.from(address));
}

/** @throws UnreadableSecret */
export function decryptAddress(
  { secret }: Pick<World, 'secret'>,
  encrypted: string,
  kind: keyof typeof purposes = 'ics',
): string {
  return plain(decrypt(secret, purposes[kind], encrypted));
}

export function encryptAccount({ secret }: Pick<World, 'secret'>, account: CalDavAccount): string {
  return encrypt(secret, accountPurpose, Buffer.from(JSON.stringify(account)));
}

/** @throws UnreadableSecret */
export function decryptAccount({ secret }: Pick<World, 'secret'>, encrypted: string): CalDavAccount {
  return accountShape.parse(JSON.parse(plain(decrypt(secret, accountPurpose, encrypted))));
}

export function encryptGoogle({ secret }: Pick<World, 'secret'>, account: GoogleAccount): string {
  return encrypt(secret, googlePurpose, Buffer.from(JSON.stringify(account)));
}

/** @throws UnreadableSecret */
export function decryptGoogle({ secret }: Pick<World, 'secret'>, encrypted: string): GoogleAccount {
  return googleShape.parse(JSON.parse(plain(decrypt(secret, googlePurpose, encrypted))));
}

/** With which an account is signed in to; its address as an attendee, if it is an email address. @throws UnreadableSecret */
export function accountUser(
  world: Pick<World, 'secret'>,
  { provider, credentials }: { provider: CalendarProvider; credentials: string },
): string {
  return (provider === 'google' ? decryptGoogle : decryptAccount)(world, credentials).user;
}

export function encryptVerifier({ secret }: Pick<World, 'secret'>, verifier: string): string {
  return encrypt(secret, verifierPurpose, Buffer.from(verifier));
}

/** @throws UnreadableSecret */
export function decryptVerifier({ secret }: Pick<World, 'secret'>, encrypted: string): string {
  return plain(decrypt(secret, verifierPurpose, encrypted));
}

function plain(bytes: Uint8Array | null): string {
  if (!bytes) throw new UnreadableSecret('APP_SECRET has changed');
  return Buffer.from(bytes).toString();
}

/** After the @ in the UIDs of our own events. */
export function ownHost({ siteUrl }: Pick<Settings, 'siteUrl'>): string {
  return new URL(siteUrl).hostname;
}
