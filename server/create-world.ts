import { randomBytes } from 'node:crypto';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Payments } from '#platform/payments/payments.ts';
import type { Settings } from '#platform/settings.ts';
import type { World } from '#platform/world.ts';
import { worldLimits } from '#studio/shared/world-limits.ts';

/** Stands until the database is wired. */
const noDatabase = new Proxy({} as Database, {
  get() {
    throw new Error('The database is not wired yet');
  },
});

export async function createWorld(options: {
  settings: Settings;
  clock?: Clock;
  payments?: Payments;
}): Promise<{ world: World; close: () => Promise<void> }> {
  const secret = randomBytes(32);
  const world: World = {
    db: noDatabase,
    payments: options.payments ?? null,
    mail: { kind: 'waiting', deliver: async () => {} },
    jobs: { send: async () => {} },
    limits: worldLimits(noDatabase, secret),
    clock: options.clock ?? systemClock,
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    settings: options.settings,
    secret,
  };
  return { world, close: async () => {} };
}
