import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../../log.ts';
import { isOutage } from '../database-unavailable.ts';

const SESSION_SETTINGS = {
  timezone: 'UTC',
  datestyle: 'ISO,YMD',
  intervalstyle: 'postgres',
  default_transaction_isolation: 'read\\ committed',
  idle_in_transaction_session_timeout: '60s',
};

export const OLDEST_SERVER = 15;

export function serverConnection(databaseUrl: string): pg.ClientConfig {
  const { address, options } = withoutOptions(databaseUrl);
  const ours = Object.entries(SESSION_SETTINGS).map(([name, value]) => `-c ${name}=${value}`);
  return {
    connectionString: address,
    options: [options, ...ours].join(' ').trim(),
    keepAlive: true,
    application_name: 'belcanto',
  };
}

/** Removes `options` from the URL, which would replace ours, and prepends them. */
function withoutOptions(databaseUrl: string): { address: string; options: string } {
  const url = URL.parse(databaseUrl);
  const options = url?.searchParams.get('options');
  if (!url || !options) return { address: databaseUrl, options: '' };
  url.searchParams.delete('options');
  return { address: url.href, options };
}

export function placeOf(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  return url ? `${url.hostname}:${url.port || 5432}${url.pathname}` : 'the address in DATABASE_URL';
}

const retryEveryMs = 1_000;

/** Milliseconds. */
export interface Timer {
  now(): number;
  pause(duration: number): Promise<unknown>;
}

const systemTimer: Timer = { now: () => performance.now(), pause };

/** Throws when unusable. Retries for `retryForMs`, because both machines may start together. */
export async function checkServer(
  databaseUrl: string,
  log: Log,
  { retryForMs = 60_000, timer = systemTimer }: { retryForMs?: number | undefined; timer?: Timer } = {},
): Promise<void> {
  const deadline = timer.now() + retryForMs;
  for (;;) {
    try {
      return await checkOnce(databaseUrl);
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

async function checkOnce(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ ...serverConnection(databaseUrl), connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    const major = Math.floor(Number(rows[0]?.version) / 10_000);
    if (major < OLDEST_SERVER) {
      throw new Error(`it is PostgreSQL ${major}, and at least ${OLDEST_SERVER} is needed`);
    }
  } finally {
    await client.end().catch(() => {});
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
