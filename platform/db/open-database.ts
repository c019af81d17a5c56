import { setTimeout as pause } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { databaseOver } from './database-over.ts';
import { isOutage } from './database-unavailable.ts';
import { baseBackup } from './embedded/base-backup.ts';
import { lockDirectory } from './embedded/directory-lock.ts';
import { embeddedListener } from './embedded/embedded-listener.ts';
import { embeddedSessions } from './embedded/embedded-sessions.ts';
import { startMaintenance } from './embedded/maintenance.ts';
import { openPgliteIn } from './embedded/open-pglite.ts';
import { identifyServer } from './server/identify-server.ts';
import { NotificationListener } from './server/notification-listener.ts';
import { PollingListener } from './server/polling-listener.ts';
import { placeOf, type ServerKind } from './server/server-connection.ts';
import { serverSessions } from './server/server-sessions.ts';

export interface DatabasePlace {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly log: Log;
  /** Connections to a server, excluding the listener; default 10. */
  readonly poolSize?: number;
  readonly retryForMs?: number;
  /** The embedded engine stopped for good: end the process so that a new one recovers. */
  readonly onStop?: (error: unknown) => void;
}

/** Does not migrate. Throws when the directory is in use, not durable, or the server unusable. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  return place.databaseUrl ? openServer(place.databaseUrl, place) : openEmbedded(place);
}

async function openServer(databaseUrl: string, place: DatabasePlace): Promise<Database> {
  const { log, poolSize = 10, retryForMs } = place;
  const { link, listens } = await checkServer(databaseUrl, log, { retryForMs });
  log.info({ server: placeOf(databaseUrl), link, listens }, 'using the PostgreSQL server');
  const sessions = serverSessions(databaseUrl, { link, log, size: poolSize });
  return databaseOver(
    {
      name: 'server',
      sessions,
      listens,
      openNotificationSource: (listeners) =>
        listens
          ? new NotificationListener(databaseUrl, listeners, log)
          : new PollingListener(sessions, listeners, log),
      startMaintenance: () => {},
      baseBackup: null,
      afterClose: async () => {},
    },
    log,
  );
}

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

async function openEmbedded({ dataDir, log, onStop }: DatabasePlace): Promise<Database> {
  const unlock = lockDirectory(dataDir);
  try {
    const pglite = await openPgliteIn(`${dataDir}/database`);
    return databaseOverPglite(pglite, log, {
      directory: `${dataDir}/database`,
      afterClose: unlock,
      ...(onStop && { onStop }),
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

interface EmbeddedEnds {
  /** Unset: in memory. */
  directory?: string;
  afterClose?(): void;
  onStop?(error: unknown): void;
}

export function databaseOverPglite(pglite: PGlite, log: Log, ends: EmbeddedEnds = {}): Database {
  const sessions = embeddedSessions(pglite, (error) => {
    log.error({ err: error }, 'the embedded database has stopped');
    ends.onStop?.(error);
  });
  let stopMaintenance: (() => void) | undefined;
  const { directory } = ends;
  const database = databaseOver(
    {
      name: 'embedded',
      listens: true,
      sessions: {
        take: () => sessions.take(),
        close: () => {
          stopMaintenance?.();
          return sessions.close();
        },
      },
      openNotificationSource: (listeners) => embeddedListener(pglite, sessions, listeners),
      startMaintenance: () => {
        stopMaintenance ??= startMaintenance(database, log);
      },
      baseBackup: directory ? baseBackup(sessions, directory) : null,
      afterClose: async () => ends.afterClose?.(),
    },
    log,
  );
  return database;
}
