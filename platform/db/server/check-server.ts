import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../../log.ts';
import { isOutage } from '../database-unavailable.ts';
import { identifyServer } from './identify-server.ts';
import { placeOf, type ServerKind } from './server-connection.ts';

const retryEveryMs = 1_000;

/** Milliseconds. */
export interface Timer {
  now(): number;
  pause(duration: number): Promise<unknown>;
}

const systemTimer: Timer = { now: () => performance.now(), pause };

/** Throws when it cannot be used. Retries for `retryForMs`, because both machines may start together. */
export async function checkServer(
  databaseUrl: string,
  log: Log,
  { retryForMs = 60_000, timer = systemTimer }: { retryForMs?: number | undefined; timer?: Timer } = {},
): Promise<ServerKind> {
  const deadline = timer.now() + retryForMs;
  for (;;) {
    try {
      return await identifyServer(databaseUrl);
    } catch (error) {
      const isLast = timer.now() + retryEveryMs > deadline;
      if (isLast || !isUnreachable(error)) throw unusable(databaseUrl, error);
      log.warn(
        { server: placeOf(databaseUrl), reason: reason(error) },
        'the PostgreSQL server is not reachable; retrying',
      );
      await timer.pause(retryEveryMs);
    }
  }
}

function unusable(databaseUrl: string, error: unknown): Error {
  return new Error(
    `The PostgreSQL server at ${placeOf(databaseUrl)} cannot be used: ${reason(error)}. ` +
      'Check DATABASE_URL, or leave it unset to use the embedded database.',
    { cause: error },
  );
}

const networkErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);

/** False for what a retry does not change: wrong password, missing database, old server. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isUnreachable);
  if (error instanceof pg.DatabaseError) return isOutage(error);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // node-postgres sets no code on these two errors.
  return networkErrors.has(code) || /^timeout expired|^Connection terminated/.test(error.message);
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
