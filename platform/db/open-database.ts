import type { PGlite } from '@electric-sql/pglite';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { databaseOver } from './database-over.ts';
import { lockDirectory } from './embedded/directory-lock.ts';
import { embeddedListener } from './embedded/embedded-listener.ts';
import { embeddedSessions } from './embedded/embedded-sessions.ts';
import { startMaintenance } from './embedded/maintenance.ts';
import { openPgliteIn } from './embedded/open-pglite.ts';
import { NotificationListener } from './server/notification-listener.ts';
import { checkServer, placeOf } from './server/server-connection.ts';
import { serverSessions } from './server/server-sessions.ts';

export interface DatabasePlace {
  /** The embedded database lives in `<dataDir>/database`. */
  readonly dataDir: string;
  /** A PostgreSQL server (≥ 15) instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  readonly log: Log;
  /** Connections to a server, the listening one not counted; 10 unless told. */
  readonly poolSize?: number;
  /** Milliseconds for which a server that is not reachable is tried again; 60,000 unless told. */
  readonly retryForMs?: number;
  /** The embedded engine stopped for good (its disk refused, say): end the process, so that a new one recovers. */
  readonly onStop?: (error: unknown) => void;
}

/**
 * Opens the database, without migrating it. Throws a sentence for the person who set it up when the directory is in
 * use by another process, when commits would not reach the disk, or when the server is unreachable or too old.
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  return place.databaseUrl ? openServer(place.databaseUrl, place) : openEmbedded(place);
}

async function openServer(databaseUrl: string, place: DatabasePlace): Promise<Database> {
  const { log, poolSize = 10, retryForMs } = place;
  await checkServer(databaseUrl, log, retryForMs);
  log.info({ server: placeOf(databaseUrl) }, 'using the PostgreSQL server');
  return databaseOver(
    {
      name: 'server',
      sessions: serverSessions(databaseUrl, log, poolSize),
      makeEar: (listeners) => new NotificationListener(databaseUrl, listeners, log),
      startMaintenance: () => {},
      afterClose: async () => {},
    },
    log,
  );
}

async function openEmbedded({ dataDir, log, onStop }: DatabasePlace): Promise<Database> {
  const unlock = lockDirectory(dataDir);
  try {
    const pglite = await openPgliteIn(`${dataDir}/database`);
    return databaseOverPglite(pglite, log, { afterClose: unlock, ...(onStop && { onStop }) });
  } catch (error) {
    unlock();
    throw error;
  }
}

interface EmbeddedEnds {
  /** Called once, when the database is closed. */
  afterClose?(): void;
  onStop?(error: unknown): void;
}

/** A database over an embedded engine that is already open. */
export function databaseOverPglite(pglite: PGlite, log: Log, ends: EmbeddedEnds = {}): Database {
  const sessions = embeddedSessions(pglite, (error) => {
    log.error({ err: error }, 'the embedded database has stopped');
    ends.onStop?.(error);
  });
  let stopMaintenance: (() => void) | undefined;
  const database = databaseOver(
    {
      name: 'embedded',
      sessions: {
        take: () => sessions.take(),
        close: () => {
          stopMaintenance?.();
          return sessions.close();
        },
      },
      makeEar: (listeners) => embeddedListener(pglite, sessions, listeners),
      startMaintenance: () => {
        stopMaintenance ??= startMaintenance(database, log);
      },
      afterClose: async () => ends.afterClose?.(),
    },
    log,
  );
  return database;
}
