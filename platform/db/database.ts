import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Reads and writes: the outer handle or a transaction. Stores and queries take this. */
export type Queries = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/**
 * One database, two engines (embedded PGlite, PostgreSQL server), the same SQL.
 *
 * `query` is the outer handle. Using it inside a transaction would hang for ever on the embedded engine and
 * silently run outside the transaction on a server: it throws there instead.
 */
export interface Database {
  readonly engine: 'embedded' | 'server';
  readonly query: Queries;
  /** Runs `work` in one transaction (read committed); rolls back when it throws. Never await the network inside. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** True while the calling code runs inside `transaction`. Ports that use the network refuse then. */
  isInTransaction(): boolean;
  /** Calls back in every process when `notify` was called in any of them (after commit). Returns the unsubscriber. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>;
  /** Inside a transaction: delivered when it commits. */
  notify(tx: Queries, channel: string, payload: string): Promise<void>;
  close(): Promise<void>;
}
