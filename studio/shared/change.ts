import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { Who } from './who.ts';

/** What a store needs of a change. */
export interface Write {
  tx: Tx;
  /** When the change began; every row of it has the same time. */
  now: Temporal.Instant;
}

/** One transaction: whose it is, when it began, and what it may use. The first argument of everything that runs in it. */
export interface Change<W extends Who = Who> extends Write {
  world: World;
  /** `system` for jobs, webhooks and secret links, which have no sign-in. */
  who: W;
}

/** Opens the transaction of a verb. `work` is retried as in `Database.transaction`, with a new time. */
export function change<W extends Who, T>(
  world: World,
  who: W,
  work: (c: Change<W>) => Promise<T>,
): Promise<T> {
  return world.db.transaction((tx) => work({ world, tx, now: world.clock.now(), who }));
}
