import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Log } from '../log.ts';
import type { Tx } from './database.ts';
import { sqlState } from './sql-error.ts';
import { disableTimeouts } from './timeouts.ts';

/** Kysely's, for which earlier versions wait. Ends with the transaction: behind a pooler, a session is not ours. */
const migrationLock = '3853314791062309107';
/** Shorter than the usual deadlock_timeout of a server, which would end a visitor's transaction. */
const lockTimeout = '900ms';

/** Waits for a migration of another process, and then for no table longer than visitors can. */
export async function lockMigrations(tx: Tx): Promise<void> {
  await disableTimeouts(tx);
  await sql`select pg_advisory_xact_lock(${sql.raw(migrationLock)})`.execute(tx);
  await sql`select set_config('lock_timeout', ${lockTimeout}, true)`.execute(tx);
}

export interface LockRetry {
  log?: Log;
  /** Until it fails. */
  timeoutMs?: number;
  pauseMs?: number;
}

const lockStates = new Set(['55P03', '40P01']);

/** Repeats a migration that met a lock: everything behind its own would wait with it. */
export async function retryWhenLocked<T>(
  attempt: () => Promise<T>,
  { log, timeoutMs = 600_000, pauseMs = 2_000 }: LockRetry,
): Promise<T> {
  const until = performance.now() + timeoutMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Error) || !lockStates.has(sqlState(error.cause) ?? '')) throw error;
      if (performance.now() > until) throw new Error(`${error.message}. ${remedy}`, { cause: error });
      if (tries === 1)
        log?.warn({ reason: error.message }, 'migrations wait for a table that another transaction uses');
      await pause(pauseMs * (0.5 + Math.random()));
    }
  }
}

const remedy =
  'Another transaction keeps a table locked, such as a backup or an open console. End it, and start again.';
