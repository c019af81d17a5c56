import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import type { Log } from '../log.ts';
import { Announcements } from './announcements.ts';
import type { Database, JobsDatabase, Queries, RawDatabase, Tx } from './database.ts';
import { setDatabaseOf } from './database-of.ts';
import { isOutage } from './database-unavailable.ts';
import { type Listener, Listeners, type NotificationSource } from './listeners.ts';
import type { Schema } from './schema.ts';
import type { Sessions } from './sessions.ts';
import { isStaleStatement, sqlState } from './sql-error.ts';
import { type Codec, libraryCodec, ownCodec } from './sql-values.ts';
import { TransactionScope } from './transaction-scope.ts';

export interface Engine {
  readonly name: Database['engine'];
  readonly server: Database['server'];
  readonly sessions: Sessions;
  /** False: messages are polled. */
  readonly listens: boolean;
  openNotificationSource(listeners: Listeners): NotificationSource;
  startMaintenance(): void;
  readonly baseBackup: Database['baseBackup'];
  afterClose(): Promise<void>;
}

const RETRIES = 3;
const anyOrigin = /^@[\w-]{8}:/;
const RETRYABLE = new Set(['40001', '40P01']);

export function databaseOver(engine: Engine, log: Log): Database {
  const { sessions } = engine;
  const scope = new TransactionScope();
  const listeners = new Listeners(scope, log);
  /** Prefix of this process's messages, which it delivers itself on commit. Those of triggers have none. */
  const origin = `@${randomBytes(6).toString('base64url')}:`;
  const source = engine.openNotificationSource(listeners);
  const refuse = () => scope.refuseInside();
  const query = kyselyOver<Schema>(sessions, ownCodec, refuse);

  const announcements = new Announcements(
    (channel, message) => sql`select notify_processes(${channel}, ${message})`.execute(query),
    log,
  );

  let closing: Promise<void> | undefined;
  const close = async () => {
    await announcements.close();
    await source.close();
    await sessions.close();
    await engine.afterClose();
  };

  const db: Database = {
    engine: engine.name,
    server: engine.server,
    query,
    transaction: transactionOver(query, scope, (tx) => setDatabaseOf(tx, db)),
    statement: (work) => retried(() => work(query)),
    isInTransaction: () => scope.isInside(),
    async listen(channel, onMessage, onGap = () => {}) {
      refuse();
      return listeners.add(source, channel, listenerToOthers(origin, onMessage, onGap));
    },
    async notify(tx, channel, payload) {
      await sql`select notify_processes(${channel}, ${origin + payload})`.execute(tx);
      scope.runAfterCommit(() => listeners.deliverOwn(channel, payload));
    },
    announce(channel, payload) {
      listeners.deliverOwn(channel, payload);
      announcements.add(channel, origin + payload);
    },
    raw: rawOver(engine, refuse, (channel, listener) => listeners.add(source, channel, listener)),
    startMaintenance: () => engine.startMaintenance(),
    baseBackup: engine.baseBackup,
    close() {
      closing ??= close();
      return closing;
    },
  };
  setDatabaseOf(query, db);
  return db;
}

function transactionOver(
  query: Queries,
  scope: TransactionScope,
  begin: (tx: Tx) => void,
): Database['transaction'] {
  return async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    if (scope.isInside()) throw new Error('A transaction is already open here: hand its tx on.');
    return retried(async () => {
      const afterCommit: (() => void)[] = [];
      const runAll = () => {
        for (const callback of afterCommit) callback();
      };
      try {
        const result = await query.transaction().execute((tx) => {
          begin(tx);
          return scope.run(() => work(tx), afterCommit);
        });
        runAll();
        return result;
      } catch (error) {
        // A lost connection may have committed.
        if (isOutage(error)) runAll();
        throw error;
      }
    });
  };
}

/** Own messages were delivered on commit. */
function listenerToOthers(origin: string, onMessage: (payload: string) => void, onGap: () => void): Listener {
  return {
    onOwn: onMessage,
    onMessage: (wire) => wire.startsWith(origin) || onMessage(wire.replace(anyOrigin, '')),
    onGap,
  };
}

async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      const isRetryable = RETRYABLE.has(sqlState(error) ?? '') || isStaleStatement(error);
      if (attempts > RETRIES || !isRetryable) throw error;
      await pause(Math.random() * 10 * 2 ** attempts);
    }
  }
}

export function kyselyOver<S>(sessions: Sessions, codec: Codec, beforeTaking: () => void): Kysely<S> {
  return new Kysely<S>({
    dialect: new PostgresDialect({
      pool: {
        options: {},
        end: async () => {},
        async connect() {
          beforeTaking();
          const session = await sessions.take();
          const query = (text: string, values: readonly unknown[]) => session.run(text, values, codec);
          return {
            query: query as unknown as PostgresPoolClient['query'],
            release: (broken) => session.release(broken),
          };
        },
      },
    }),
  });
}

function rawOver(
  { name, sessions, listens }: Engine,
  refuse: () => void,
  subscribe: (channel: string, listener: Listener) => Promise<() => Promise<void>>,
): RawDatabase {
  const jobs: JobsDatabase = {
    async executeSql(text, values = []) {
      refuse();
      const session = await sessions.take();
      try {
        return await session.run(text, values, libraryCodec);
      } catch (error) {
        await session.run('rollback', [], libraryCodec).catch(() => {});
        throw error;
      } finally {
        session.release();
      }
    },
    async listen(channel, onMessage, onGap) {
      refuse();
      const stop = await subscribe(channel, { onMessage, onGap });
      onGap();
      return { close: stop };
    },
  };
  return {
    kysely: kyselyOver(sessions, libraryCodec, refuse),
    // Its own messages are sent by NOTIFY: without LISTEN it polls for jobs.
    jobs: listens ? jobs : { executeSql: jobs.executeSql },
    jobsBackend: name === 'embedded' ? 'pglite' : 'postgres',
  };
}
