import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import type { Log } from '../log.ts';
import { Announcements } from './announcements.ts';
import type { Database, JobsDatabase, Queries, Tx } from './database.ts';
import { isOutage } from './database-unavailable.ts';
import { type Listener, Listeners, type NotificationSource } from './listeners.ts';
import type { Schema } from './schema.ts';
import type { Sessions } from './sessions.ts';
import { isStaleStatement, sqlState } from './sql-error.ts';
import { type Codec, libraryCodec, ownCodec } from './sql-values.ts';
import { TransactionScope } from './transaction-scope.ts';

export interface Engine {
  readonly name: Database['engine'];
  readonly sessions: Sessions;
  openNotificationSource(listeners: Listeners): NotificationSource;
  startMaintenance(): void;
  afterClose(): Promise<void>;
}

const RETRIES = 3;
const RETRYABLE = new Set(['40001', '40P01']);

export function databaseOver(engine: Engine, log: Log): Database {
  const { sessions } = engine;
  const scope = new TransactionScope();
  const listeners = new Listeners(scope, log);
  /** Prefix of this process's messages, which it delivers itself on commit. */
  const origin = randomBytes(6).toString('base64url');
  const source = engine.openNotificationSource(listeners);
  const refuse = () => scope.refuseInside();
  const query = kyselyOver<Schema>(sessions, ownCodec, refuse);

  const announcements = new Announcements(
    (channel, message) => sql`select pg_notify(${channel}, ${message})`.execute(query),
    log,
  );

  let closing: Promise<void> | undefined;
  const close = async () => {
    await announcements.close();
    await source.close();
    await sessions.close();
    await engine.afterClose();
  };

  return {
    engine: engine.name,
    query,
    transaction: transactionOver(query, scope),
    statement: (work) => retried(() => work(query)),
    isInTransaction: () => scope.isInside(),
    async listen(channel, onMessage, onGap = () => {}) {
      refuse();
      return listeners.add(source, channel, heardFromOthers(origin, onMessage, onGap));
    },
    async notify(tx, channel, payload) {
      await sql`select pg_notify(${channel}, ${origin + payload})`.execute(tx);
      scope.runAfterCommit(() => listeners.deliverOwn(channel, payload));
    },
    announce(channel, payload) {
      listeners.deliverOwn(channel, payload);
      announcements.add(channel, origin + payload);
    },
    raw: {
      kysely: kyselyOver(sessions, libraryCodec, refuse),
      jobs: jobsOver(sessions, refuse, (channel, listener) => listeners.add(source, channel, listener)),
      jobsBackend: engine.name === 'embedded' ? 'pglite' : 'postgres',
    },
    startMaintenance: () => engine.startMaintenance(),
    close() {
      closing ??= close();
      return closing;
    },
  };
}

function transactionOver(query: Queries, scope: TransactionScope): Database['transaction'] {
  return async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    if (scope.isInside()) throw new Error('A transaction is already open here: hand its tx on.');
    return retried(async () => {
      const afterCommit: (() => void)[] = [];
      try {
        const run = (tx: Tx) => scope.run(() => work(tx), afterCommit);
        const result = await query.transaction().execute(run);
        for (const callback of afterCommit) callback();
        return result;
      } catch (error) {
        // A lost connection may have committed.
        if (isOutage(error)) for (const callback of afterCommit) callback();
        throw error;
      }
    });
  };
}

/** Own messages were delivered on commit. */
function heardFromOthers(origin: string, onMessage: (payload: string) => void, onGap: () => void): Listener {
  return {
    onOwn: onMessage,
    onMessage: (wire) => wire.startsWith(origin) || onMessage(wire.slice(origin.length)),
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

function kyselyOver<S>(sessions: Sessions, codec: Codec, beforeTaking: () => void): Kysely<S> {
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

function jobsOver(
  sessions: Sessions,
  refuse: () => void,
  listen: (channel: string, listener: Listener) => Promise<() => Promise<void>>,
): JobsDatabase {
  return {
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
    async listen(channel, onNotification, onReconnect) {
      refuse();
      const stop = await listen(channel, { onMessage: onNotification, onGap: onReconnect });
      onReconnect();
      return { close: stop };
    },
  };
}
