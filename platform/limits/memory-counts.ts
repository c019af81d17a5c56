import type { LimitRule, RowKey, Taken } from './limits.ts';

interface Count {
  taken: number;
  ends: number;
}

/** Points that are counted per process. Beyond `most` keys the oldest are dropped, so that a flood has a bounded size. */
export class MemoryCounts {
  readonly #counts = new Map<string, Count>();
  readonly #most: number;

  constructor(most = 100_000) {
    this.#most = most;
  }

  take(keys: readonly RowKey[], { points, windowSeconds }: LimitRule): Taken {
    const now = Date.now();
    const rows = keys.map(({ key, factor }) => ({
      key,
      most: points * factor,
      count: this.#current(key, now),
    }));
    for (const { count, most } of rows) {
      if (count && count.taken >= most)
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((count.ends - now) / 1000)) };
    }
    for (const { key, count } of rows) {
      if (count) count.taken += 1;
      else this.#begin(key, now + windowSeconds * 1000);
    }
    return { ok: true };
  }

  #current(key: string, now: number): Count | undefined {
    const count = this.#counts.get(key);
    return count && count.ends > now ? count : undefined;
  }

  #begin(key: string, ends: number): void {
    this.#counts.delete(key);
    this.#counts.set(key, { taken: 1, ends });
    if (this.#counts.size <= this.#most) return;
    const [oldest] = this.#counts.keys();
    if (oldest !== undefined) this.#counts.delete(oldest);
  }
}
