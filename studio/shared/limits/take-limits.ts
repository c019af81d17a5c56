import type { LimitKey, LimitName } from '#platform/limits/limits.ts';
import type { World } from '#platform/world.ts';

export type Count = readonly [name: LimitName, key: LimitKey];

export type TakenLimits = { ok: true } | { ok: false; limit: LimitName; retryAfterSeconds: number };

export async function takeLimits(
  world: Pick<World, 'limits'>,
  counts: readonly Count[],
): Promise<TakenLimits> {
  for (const [name, key] of counts) {
    const taken = await world.limits.take(name, key);
    if (!taken.ok) return { ...taken, limit: name };
  }
  return { ok: true };
}

export async function giveBackLimits(world: Pick<World, 'limits'>, counts: readonly Count[]): Promise<void> {
  for (const [name, key] of counts) await world.limits.giveBack(name, key);
}

export function minutesOf(refusal: { retryAfterSeconds: number }): number {
  return Math.max(1, Math.ceil(refusal.retryAfterSeconds / 60));
}
