import { z } from 'zod';
import { readSignedCookie, signedCookie } from '#app/web/session/signed-cookie.ts';
import type { World } from '#platform/world.ts';

/** The specified parameters. They prefill fields and grant nothing. */
const parameters = ['course_id', 'course_name', 'name', 'email'];
const cookieName = 'belcanto_prefill';
/** Long enough for the redirect and a reload. */
const seconds = 600;

const prefill = z.object({ name: z.string().max(200), email: z.string().max(254) });
export type Prefill = z.infer<typeof prefill>;

/** The URL without the parameters, and a cookie that holds them; null when there are none. */
export function withoutParameters(world: World, url: URL): { search: string; cookie: string } | null {
  if (!parameters.some((name) => url.searchParams.has(name))) return null;
  const value: Prefill = {
    name: (url.searchParams.get('name') ?? '').slice(0, 200),
    email: (url.searchParams.get('email') ?? '').slice(0, 254),
  };
  const rest = new URLSearchParams(url.searchParams);
  for (const name of parameters) rest.delete(name);
  const search = rest.size > 0 ? `?${rest}` : '';
  return { search, cookie: signedCookie(world, { name: cookieName, value, seconds }) };
}

export function readPrefill(world: World, request: Request): Prefill {
  const read = prefill.safeParse(readSignedCookie(world, request, cookieName));
  return read.success ? read.data : { name: '', email: '' };
}
