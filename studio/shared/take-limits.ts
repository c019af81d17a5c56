import type { LimitName } from '#platform/limits/limits.ts';
import type { World } from '#platform/world.ts';

/** A limit and whom it counts: a network for names that end in PerAddress, else an e-mail or an account. */
export type Count = readonly [name: LimitName, key: string | null];

export type TakenLimits = { ok: true } | { ok: false; limit: LimitName; retryAfterSeconds: number };

/** Takes one of each, in this order; the first that has none left refuses. */
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

/** What was counted turned out not to count. */
export async function giveBackLimits(world: Pick<World, 'limits'>, counts: readonly Count[]): Promise<void> {
  for (const [name, key] of counts) await world.limits.giveBack(name, key);
}

/** Minutes for the sentence of a refusal; never none. */
export function minutesOf(refusal: { retryAfterSeconds: number }): number {
  return Math.max(1, Math.ceil(refusal.retryAfterSeconds / 60));
}
