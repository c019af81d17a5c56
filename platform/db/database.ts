import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Reads and writes: the outer handle or a transaction. Stores and queries take this. */
export type Queries = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/**
 * One database, two engines (embedded PGlite, PostgreSQL server), the same SQL and the same JavaScript types:
 * timestamptz ↔ Temporal.Instant, date, numeric and interval ↔ string, int8 (count(*)) → number, jsonb → value.
 *
 * `query` is the outer handle. Using it inside a transaction would hang for ever on the embedded engine and
 * silently run outside the transaction on a server: it throws there instead.
 *
 * The embedded engine has one connection and blocks the event loop while it works: keep statements short. It lets
 * the event loop breathe between pieces of work, never inside one.
 */
export interface Database {
  readonly engine: 'embedded' | 'server';
  readonly query: Queries;
  /**
   * Runs `work` in one transaction (read committed); rolls back when it throws. Never await the network inside.
   * A deadlock or serialization failure (40P01, 40001) runs `work` again, up to 3 times: it must have no effect but
   * on `tx`. Throws inside another transaction.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** True while the calling code runs inside `transaction`. Ports that use the network refuse then. */
  isInTransaction(): boolean;
  /**
   * Calls back in every process when `notify` was called in any of them (after commit). Returns the unsubscriber.
   * Messages are lost while the connection to a server is: `onGap` is called when it is back, so read afresh then.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  /** Inside a transaction: delivered when it commits. At most 7,999 bytes. */
  notify(tx: Queries, channel: string, payload: string): Promise<void>;
  /** The same connections for libraries that keep tables of their own. Refused inside our transactions as well. */
  readonly raw: RawDatabase;
  /** Starts the embedded engine's CHECKPOINT and VACUUM timer (a server has its own). Idempotent; `close` ends it. */
  startMaintenance(): void;
  /** Stops the upkeep and the listening, waits for the work under way, closes. Idempotent. */
  close(): Promise<void>;
}

/** For better-auth and pg-boss: node-postgres' own types (timestamptz → Date), but int8 → number. */
export interface RawDatabase {
  /** Untyped handle for better-auth: `database: { db: raw.kysely, type: 'postgres', transaction: true }`. */
  readonly kysely: Kysely<Record<string, never>>;
  /** pg-boss' `IDatabase`: `new PgBoss({ db: raw.jobs, backend: raw.jobsBackend })`. */
  readonly jobs: JobsDatabase;
  readonly jobsBackend: 'postgres' | 'pglite';
}

export interface JobsDatabase {
  /** Several statements may come in one text when there are no values. Leaves no transaction open when it fails. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** `onReconnect` is called at once, and again whenever messages may have been missed. */
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<{ close(): Promise<void> }>;
}
