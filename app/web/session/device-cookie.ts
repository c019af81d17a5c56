import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { newToken } from '#studio/shared/secret-token.ts';
import type { KnownDevice } from '#studio/shared/who.ts';
import { cookieLine } from './cookies.ts';
import { readSignedCookie, signedCookie } from './signed-cookie.ts';

const name = 'belcanto_device';
const seconds = 365 * 86_400;
/** A shared computer; the account that has not signed in for longest goes first. */
const mostAccounts = 5;

const knownDevice = z.object({ id: z.string(), userIds: z.array(z.string()) });

/** The device, as its cookie knows it; null: nobody has signed in on it, or the cookie is not ours. */
export function readDevice(world: World, request: Request): KnownDevice | null {
  const read = knownDevice.safeParse(readSignedCookie(world, request, name));
  return read.success ? read.data : null;
}

/** The Set-Cookie line by which this device is known to an account that has just signed in on it. */
export function deviceCookie(world: World, request: Request, userId: string): string {
  const device = readDevice(world, request) ?? { id: newToken(), userIds: [] };
  const others = device.userIds.filter((other) => other !== userId);
  const userIds = [userId, ...others].slice(0, mostAccounts);
  return signedCookie(world, name, { id: device.id, userIds }, seconds);
}

/** The Set-Cookie line that removes it: an account is erased, and nothing of it stays in the browser. */
export function forgottenDevice(world: World): string {
  return cookieLine(name, '', { maxAge: 0, secure: world.settings.siteUrl.startsWith('https:') });
}
