import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import type { Log } from '../log.ts';
import type { Database, JobsDatabase } from './database.ts';
import { Listeners, type NotificationSource } from './listeners.ts';
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
  const source = engine.openNotificationSource(listeners);
  const refuse = () => scope.refuseInside();
  const query = kyselyOver<Schema>(sessions, ownCodec, refuse);

  async function transaction<T>(work: Parameters<Database['transaction']>[0]): Promise<T> {
    if (scope.isInside()) throw new Error('A transaction is already open here: hand its tx on.');
    for (let attempt = 0; ; attempt++) {
      try {
        return (await query.transaction().execute((tx) => scope.run(() => work(tx)))) as T;
      } catch (error) {
        const isRetryable = RETRYABLE.has(sqlState(error) ?? '') || isStaleStatement(error);
        if (attempt === RETRIES || !isRetryable) throw error;
        await pause(Math.random() * 20 * 2 ** attempt);
      }
    }
  }

  const listen: Database['listen'] = async (channel, onMessage, onGap = () => {}) => {
    refuse();
    return listeners.add(source, channel, { onMessage, onGap });
  };

  let closing: Promise<void> | undefined;
  const close = async () => {
    await source.close();
    await sessions.close();
    await engine.afterClose();
  };

  return {
    engine: engine.name,
    query,
    transaction,
    isInTransaction: () => scope.isInside(),
    listen,
    async notify(tx, channel, payload) {
      await sql`select pg_notify(${channel}, ${payload})`.execute(tx);
    },
    raw: {
      kysely: kyselyOver(sessions, libraryCodec, refuse),
      jobs: jobsOver(sessions, refuse, listen),
      jobsBackend: engine.name === 'embedded' ? 'pglite' : 'postgres',
    },
    startMaintenance: () => engine.startMaintenance(),
    close() {
      closing ??= close();
      return closing;
    },
  };
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

function jobsOver(sessions: Sessions, refuse: () => void, listen: Database['listen']): JobsDatabase {
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
      const stop = await listen(channel, onNotification, onReconnect);
      onReconnect();
      return { close: stop };
    },
  };
}
