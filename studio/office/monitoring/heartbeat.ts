import { z } from 'zod';
import type { World } from '#platform/world.ts';

export const heartbeatKey = 'heartbeat';
export const heartbeatStateKey = 'heartbeat-state';

export const heartbeatSchema = z.object({ address: z.string().nullable() });

const instant = z.string().transform((text) => Temporal.Instant.from(text));

export const heartbeatStateSchema = z.object({
  /** The verification that is reported. */
  verifiedAt: instant,
  attempts: z.number(),
  at: instant,
  /** Null: the monitor has answered. */
  failure: z.string().nullable(),
});

export type HeartbeatState = z.output<typeof heartbeatStateSchema>;

const pausesMinutes = [1, 5, 15, 60];

/** About eight hours; the next night begins anew. */
export const mostAttempts = 12;

export function nextAttempt({ attempts, at }: HeartbeatState): Temporal.Instant {
  return at.add({ minutes: pausesMinutes[attempts - 1] ?? 60 });
}

const mostCharacters = 500;

/** A host of CALENDAR_HOSTS is on the studio's own network. */
export function isHeartbeatAddress({ settings }: Pick<World, 'settings'>, address: string): boolean {
  const url = address.length <= mostCharacters ? URL.parse(address) : null;
  if (!url || url.username || url.password) return false;
  const isOwnNetwork = url.protocol === 'http:' && settings.calendarHosts.includes(url.hostname);
  return url.protocol === 'https:' || isOwnNetwork;
}
