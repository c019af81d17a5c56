import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { newToken } from '#studio/shared/secret-token.ts';
import type { KnownDevice } from '#studio/shared/who.ts';
import { cookieLine } from './cookies.ts';
import { readSignedCookie, signedCookie } from './signed-cookie.ts';

const name = 'belcanto_device';
const seconds = 365 * 86_400;
/** For shared computers; the least recently used account is dropped. */
const mostAccounts = 5;

const knownDevice = z.object({ id: z.string(), userIds: z.array(z.string()) });

/** Null: no sign-in on this device yet, or a forged cookie. */
export function readDevice(world: World, request: Request): KnownDevice | null {
  const read = knownDevice.safeParse(readSignedCookie(world, request, name));
  return read.success ? read.data : null;
}

export function deviceCookie(world: World, request: Request, userId: string): string {
  const device = readDevice(world, request) ?? { id: newToken(), userIds: [] };
  const others = device.userIds.filter((other) => other !== userId);
  const userIds = [userId, ...others].slice(0, mostAccounts);
  return signedCookie(world, { name, value: { id: device.id, userIds }, seconds });
}

export function forgottenDevice(world: World): string {
  return cookieLine(name, '', { maxAge: 0, secure: world.settings.siteUrl.startsWith('https:') });
}
