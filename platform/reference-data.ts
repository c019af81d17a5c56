import type { Clock } from './clock.ts';

export interface ReferenceQuery<T> {
  /** Unique for the query and its arguments. */
  name: string;
  /** Content keys whose change invalidates the value. */
  keys: readonly string[];
  load: () => Promise<T>;
  validUntil?: (value: T) => Temporal.Instant;
}

/** Values that pages read often and that change rarely. Not for decisions in a transaction, which read the database. */
export interface ReferenceData {
  /** A failed load is not stored. The value is shared: do not change it. */
  read<T>(query: ReferenceQuery<T>): Promise<T>;
}

/** Loads every time. */
export const unstoredReferenceData: ReferenceData = { read: ({ load }) => load() };

/** A message that was never received is made good after this time. */
const longestMinutes = 10;

interface Stored {
  keys: readonly string[];
  value: Promise<unknown>;
  loadedAt: Temporal.Instant;
  validUntil: Temporal.Instant;
}

export class MemoryReferenceData implements ReferenceData {
  readonly #stored = new Map<string, Stored>();
  readonly #clock: Clock;
  readonly #limit: number;

  constructor(clock: Clock, limit = 200) {
    this.#clock = clock;
    this.#limit = limit;
  }

  read<T>({ name, keys, load, validUntil }: ReferenceQuery<T>): Promise<T> {
    const now = this.#clock.now();
    const known = this.#stored.get(name);
    if (known && isValid(known, now)) return known.value as Promise<T>;
    const value = load();
    const stored = { keys, value, loadedAt: now, validUntil: now.add({ minutes: longestMinutes }) };
    this.#store(name, stored);
    // An invalidation meanwhile has removed the entry, so that only those who already wait get this value.
    value.then(
      (loaded) => {
        const end = validUntil?.(loaded);
        if (end && Temporal.Instant.compare(end, stored.validUntil) < 0) stored.validUntil = end;
      },
      () => this.#stored.get(name) === stored && this.#stored.delete(name),
    );
    return value;
  }

  drop(key: string): void {
    for (const [name, { keys }] of this.#stored) if (keys.includes(key)) this.#stored.delete(name);
  }

  dropAll(): void {
    this.#stored.clear();
  }

  #store(name: string, stored: Stored): void {
    this.#stored.delete(name);
    this.#stored.set(name, stored);
    if (this.#stored.size <= this.#limit) return;
    const [oldest] = this.#stored.keys();
    if (oldest !== undefined) this.#stored.delete(oldest);
  }
}

/** A clock that was set back must not lengthen a value's life. */
function isValid({ loadedAt, validUntil }: Stored, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(loadedAt, now) <= 0 && Temporal.Instant.compare(now, validUntil) < 0;
}
