import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Link, ServerFacts } from './server/server-connection.ts';

export type Queries = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/**
 * The same SQL and types on PGlite and PostgreSQL. `query` throws inside a transaction: PGlite's single
 * connection would deadlock. PGlite blocks the event loop: keep statements short.
 */
export interface Database {
  readonly engine: 'embedded' | 'server';
  /** Null: the embedded engine. */
  readonly server: UsedServer | null;
  readonly query: Queries;
  /**
   * Read committed. Retries `work` up to 3 times on 40P01 and 40001, so it must only affect `tx`. Never
   * await the network inside. Throws when nested.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One writing statement as its own transaction, without the round trips of `begin` and `commit`. Retried as above. */
  statement<T>(work: (query: Queries) => Promise<T>): Promise<T>;
  /** Whether the caller runs inside `transaction`. Network ports throw then. */
  isInTransaction(): boolean;
  /**
   * Subscribes to `notify` of all processes; those of this one arrive before its transaction returns.
   * Messages are lost while disconnected: `onGap` runs on reconnect.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  /** Delivered on commit. At most 7,989 bytes. */
  notify(tx: Queries, channel: string, payload: string): Promise<void>;
  /**
   * `notify` outside transactions, for what changes often: delivered here at once, to other processes once within
   * 100 ms. Lost for those when this process is killed meanwhile.
   */
  announce(channel: string, payload: string): void;
  /** The same connections for libraries with their own tables. Refused inside our transactions too. */
  readonly raw: RawDatabase;
  startMaintenance(): void;
  /** Of the embedded database on disk, for a copy while it runs; else null. */
  readonly baseBackup: BaseBackup | null;
  /** Stops maintenance and listening, waits for running work, closes. Idempotent. */
  close(): Promise<void>;
}

export interface UsedServer extends ServerFacts {
  /** Hosts and database, without secrets. */
  readonly place: string;
  readonly link: Link;
  /** Of this process, at most. */
  readonly connections: number;
}

/** PostgreSQL's base backup: between both calls the files may be copied while statements change them. */
export interface BaseBackup {
  readonly directory: string;
  /** Waits for a checkpoint. Ends an earlier one that was not ended. */
  start(): Promise<void>;
  stop(): Promise<BaseBackupEnd>;
}

export interface BaseBackupEnd {
  /** Content of the file backup_label of the copy. */
  label: string;
  /** Name of the last log segment that the copy needs. */
  last: string;
}

/** For better-auth and pg-boss: node-postgres types (timestamptz → Date), but int8 → number. */
export interface RawDatabase {
  /** For better-auth: `database: { db: raw.kysely, type: 'postgres', transaction: true }`. */
  readonly kysely: Kysely<Record<string, never>>;
  /** pg-boss's `IDatabase`: `new PgBoss({ db: raw.jobs, backend: raw.jobsBackend })`. */
  readonly jobs: JobsDatabase;
  readonly jobsBackend: 'postgres' | 'pglite';
}

export interface JobsDatabase {
  /** Without values, the text may hold several statements. Leaves no transaction open on failure. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Absent where the connection cannot LISTEN: pg-boss then polls. */
  listen?(
    channel: string,
    onNotification: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<{ close(): Promise<void> }>;
}
