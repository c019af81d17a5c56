import { timingSafeEqual } from 'node:crypto';
import { isLoopback } from '#platform/read-settings.ts';
import type { Settings } from '#platform/settings.ts';
import type { ShellContext } from './shell-context.ts';

/** On the site: with the token; without one only on this computer, and never on a public site. */
export function mayReadMetrics(c: ShellContext, settings: Settings): boolean {
  if (settings.metricsToken) return hasMetricsToken(c.req.header('authorization'), settings);
  if (!settings.isLoopbackSite) return false;
  // Behind a local proxy every client would appear as loopback.
  const isForwarded = c.req.header('forwarded') ?? c.req.header('x-forwarded-for');
  const peer = (c.env.incoming?.socket.remoteAddress ?? c.env.address ?? '').replace(/^::ffff:/, '');
  return !isForwarded && isLoopback(peer);
}

/** True when none is needed. */
export function hasMetricsToken(authorization: string | null | undefined, settings: Settings): boolean {
  if (!settings.metricsToken) return true;
  const given = Buffer.from(authorization ?? '');
  const expected = Buffer.from(`Bearer ${settings.metricsToken}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
