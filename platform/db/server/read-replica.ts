import { sql } from 'kysely';
import type { Log } from '../../log.ts';
import type { Database } from '../database.ts';
import { kyselyOver } from '../database-over.ts';
import type { Schema } from '../schema.ts';
import type { Sessions } from '../sessions.ts';
import { ownCodec } from '../sql-values.ts';
import { identifyServer } from './identify-server.ts';
import { connectionsOf } from './server-connection.ts';
import { ServerRoute } from './server-route.ts';
import { serverSessions } from './server-sessions.ts';

const CONNECTIONS = 5;
/** Changes that invalidate no page may be missing on the replica for this long. */
const LONGEST_LAG_MS = 10_000;
const PAUSE_AFTER_FAILURE_MS = 30_000;

/** A position in the write-ahead log that the replica must have replayed. */
interface Needed {
  readonly moment: number;
  readonly position: string;
  readonly takenAt: number;
  isReplayed: boolean;
}

/**
 * A streaming replica for pages that are the same for everybody. It lags behind, so it may be read only when it has
 * replayed everything up to the last content change that this process knows of.
 */
export class ReadReplica {
  readonly #url: string;
  readonly #primary: Database;
  readonly #log: Log;
  #sessions: Promise<Sessions> | undefined;
  #needed: Needed | undefined;
  #pausedUntil = 0;
  /** Reads from the replica; everything else, transactions too, is the primary's. */
  readonly db: Database;

  constructor(databaseReadUrl: string, primary: Database, log: Log) {
    this.#url = databaseReadUrl;
    this.#primary = primary;
    this.#log = log;
    const query = kyselyOver<Schema>(
      { take: async () => (await this.#open()).take(), close: async () => {} },
      ownCodec,
      () => {
        if (primary.isInTransaction()) throw new Error('The replica was read inside a transaction.');
      },
    );
    this.db = { ...primary, query };
  }

  /** `moment` changes with every content change. False as well when the replica cannot be used. */
  async isCurrent(moment: number): Promise<boolean> {
    if (performance.now() < this.#pausedUntil) return false;
    try {
      const needed = await this.#neededAt(moment);
      needed.isReplayed ||= await this.#hasReplayed(needed.position);
      return needed.isReplayed;
    } catch (error) {
      this.#pausedUntil = performance.now() + PAUSE_AFTER_FAILURE_MS;
      this.#log.warn({ err: error }, 'the read replica cannot be used; reading from the primary');
      return false;
    }
  }

  async close(): Promise<void> {
    await (await this.#sessions?.catch(() => undefined))?.close();
  }

  /** Asked of the primary after the change: its commit is at this position at the latest. */
  async #neededAt(moment: number): Promise<Needed> {
    const takenAt = performance.now();
    const known = this.#needed;
    if (known?.moment === moment && takenAt - known.takenAt < LONGEST_LAG_MS) return known;
    const { rows } = await sql<{ position: string }>`
      select pg_current_wal_insert_lsn()::text as position
    `.execute(this.#primary.query);
    const needed = { moment, position: rows[0]?.position ?? '', takenAt, isReplayed: false };
    this.#needed = needed;
    return needed;
  }

  async #hasReplayed(position: string): Promise<boolean> {
    const { rows } = await sql<{ isReplica: boolean; isReplayed: boolean | null }>`
      select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn() >= ${position}::pg_lsn as "isReplayed"
    `.execute(this.db.query);
    if (!rows[0]?.isReplica) throw new Error('DATABASE_READ_URL is not a streaming replica');
    return rows[0].isReplayed ?? false;
  }

  #open(): Promise<Sessions> {
    const route = new ServerRoute(this.#url);
    this.#sessions ??= identifyServer(route).then(
      ({ link, facts }) =>
        serverSessions(route, {
          link,
          log: this.#log,
          size: Math.min(CONNECTIONS, connectionsOf(facts.granted, route.address.connectionLimit)),
        }),
      (error) => {
        this.#sessions = undefined;
        throw error;
      },
    );
    return this.#sessions;
  }
}
