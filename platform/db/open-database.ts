import { setTimeout as pause } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { databaseOver } from './database-over.ts';
import { baseBackup } from './embedded/base-backup.ts';
import { lockDirectory } from './embedded/directory-lock.ts';
import { embeddedListener } from './embedded/embedded-listener.ts';
import { embeddedSessions } from './embedded/embedded-sessions.ts';
import { startMaintenance } from './embedded/maintenance.ts';
import { openPgliteIn } from './embedded/open-pglite.ts';
import { identifyServer } from './server/identify-server.ts';
import { NotificationListener } from './server/notification-listener.ts';
import { PollingListener } from './server/polling-listener.ts';
import { placeIn, placeOf } from './server/server-address.ts';
import { connectionsOf, type ServerKind } from './server/server-connection.ts';
import { problemOf } from './server/server-problem.ts';
import { isUnreachable, ServerRoute } from './server/server-route.ts';
import { serverSessions } from './server/server-sessions.ts';

export interface DatabasePlace {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly log: Log;
  /** All connections to a server; unset: as many as the server grants, at most 11. */
  readonly connections?: number | undefined;
  readonly retryForMs?: number;
  /** The embedded engine stopped for good: end the process so that a new one recovers. */
  readonly onStop?: (error: unknown) => void;
}

/** Does not migrate. Throws when the directory is in use, not durable, or the server unusable. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  return place.databaseUrl ? openServer(place.databaseUrl, place) : openEmbedded(place);
}

async function openServer(databaseUrl: string, place: DatabasePlace): Promise<Database> {
  const { log, connections, retryForMs } = place;
  const route = new ServerRoute(databaseUrl);
  const { link, facts, ...kind } = await checkServer(databaseUrl, log, { retryForMs, route });
  const total = connectionsOf(facts.granted, connections ?? route.address.connectionLimit);
  const listens = kind.listens && total > 1;
  const size = Math.max(1, listens ? total - 1 : total);
  const server = { ...facts, place: placeOf(databaseUrl), link, connections: total };
  log.info({ server: server.place, link, listens, connections: total }, 'using the PostgreSQL server');
  const sessions = serverSessions(route, { link, log, size });
  return databaseOver(
    {
      name: 'server',
      server,
      sessions,
      listens,
      openNotificationSource: (listeners) =>
        listens
          ? new NotificationListener(route, listeners, log)
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
  {
    retryForMs = 60_000,
    timer = systemTimer,
    route = new ServerRoute(databaseUrl),
  }: { retryForMs?: number | undefined; timer?: Timer; route?: ServerRoute } = {},
): Promise<ServerKind> {
  const deadline = timer.now() + retryForMs;
  for (;;) {
    try {
      return await identifyServer(route);
    } catch (error) {
      const isLast = timer.now() + retryEveryMs > deadline;
      if (isLast || !isUnreachable(error)) throw unusable(route, error);
      log.warn(
        { server: placeOf(databaseUrl), reason: problemOf(error, route.address) ?? reason(error) },
        'the PostgreSQL server is not reachable; retrying',
      );
      await timer.pause(retryEveryMs);
    }
  }
}

function unusable({ address }: ServerRoute, error: unknown): Error {
  const problem = problemOf(error, address);
  return new Error(
    `The PostgreSQL server at ${placeIn(address)} cannot be used: ${problem ?? reason(error)}.` +
      (problem ? '' : ' Check DATABASE_URL, or leave it unset to use the embedded database.'),
    { cause: error },
  );
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
      server: null,
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
