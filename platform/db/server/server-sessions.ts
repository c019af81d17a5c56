import { hash } from 'node:crypto';
import pg from 'pg';
import type { Log } from '../../log.ts';
import { databaseSentences } from '../database-state.ts';
import { DatabaseUnavailable, isOutage } from '../database-unavailable.ts';
import { endRequestDeadline, statementTimeoutMs } from '../request-deadline.ts';
import { type Session, type Sessions, type SqlRows, TAKE_TIMEOUT_MS } from '../sessions.ts';
import { isStaleStatement, sqlState, withoutValues } from '../sql-error.ts';
import { type Codec, toSqlText } from '../sql-values.ts';
import { retryWhenFull } from './retry-when-full.ts';
import type { Link } from './server-connection.ts';
import { problemOf } from './server-problem.ts';
import type { ServerRoute } from './server-route.ts';

/** Per connection. Further texts run unnamed: pg keeps every name until the connection closes. */
const most = 500;

/**
 * Names of the statements that one connection has prepared. They are derived from the text: behind a pooler, another
 * client's statement of the same name must be the same statement.
 */
class StatementNames {
  readonly #names = new Map<string, string>();
  #generation = 0;

  /** Undefined: run the text unnamed. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= most) return known;
    const name = `${hash('sha1', text, 'base64url')}_${this.#generation}`;
    this.#names.set(text, name);
    return name;
  }

  /** New names: pg never prepares a text again under a known one. */
  renew(): void {
    this.#generation += 1;
    this.#names.clear();
  }
}

/** A pooler keeps its server connections this long by default, and a stale statement with them. */
const pauseMs = 3_600_000;

/** Whether statements are prepared: not for an hour after a pooler answered with a stale one. */
class Preparing {
  #resumesAt = 0;

  isPaused(): boolean {
    return performance.now() < this.#resumesAt;
  }

  pause(): void {
    this.#resumesAt = performance.now() + pauseMs;
  }
}

const prepared = new WeakMap<pg.PoolClient, StatementNames>();

interface PoolOptions {
  link: Link;
  /** Connections. */
  size: number;
  log: Log;
}

interface Shared {
  link: Link;
  log: Log;
  preparing: Preparing;
  /** On a connection of its own where there is one: a transaction that failed answers nothing. */
  isEmpty: (client: pg.PoolClient) => Promise<boolean>;
}

/** A broken connection is replaced; its caller gets the error. */
export function serverSessions(route: ServerRoute, { link, size, log }: PoolOptions): Sessions {
  const pool = new pg.Pool({
    max: size,
    connectionTimeoutMillis: TAKE_TIMEOUT_MS,
    Client: class extends pg.Client {
      constructor() {
        super(route.connection(link));
      }
    },
    verify: (client, done) => void route.check(client).then(() => done(), done),
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  const waiting = new WaitingPool(pool, route, { size, log });
  const isEmpty = async (client: pg.PoolClient) => {
    // The only connection is the caller's.
    const on = size > 1 ? pool : client;
    const { rows } = await on.query("select to_regclass('settings') is null as is_empty");
    return rows[0]?.is_empty === true;
  };
  const shared: Shared = {
    link,
    log,
    preparing: new Preparing(),
    isEmpty: (client) => isEmpty(client).catch(() => false),
  };
  return {
    take: async () => new ServerSession(await inTime(waiting.connect()), shared),
    close: () => pool.end(),
  };
}

const smallerForMs = 60_000;

/** A server that grants fewer connections than expected makes callers wait for one instead of failing. */
class WaitingPool {
  readonly #pool: pg.Pool;
  readonly #route: ServerRoute;
  readonly #options: { size: number; log: Log };

  constructor(pool: pg.Pool, route: ServerRoute, options: { size: number; log: Log }) {
    this.#pool = pool;
    this.#route = route;
    this.#options = options;
  }

  async connect(): Promise<pg.PoolClient> {
    const open = () => this.#route.by(() => this.#pool.connect());
    return retryWhenFull(open, (error) => this.#shrink(error)).catch((error: unknown) => {
      throw this.#unavailable(error);
    });
  }

  #unavailable(error: unknown): DatabaseUnavailable {
    const problem = problemOf(error, this.#route.address);
    const text = problem
      ? `No connection to the PostgreSQL server: ${problem}.`
      : 'No connection to the PostgreSQL server.';
    return new DatabaseUnavailable(text, { cause: error });
  }

  #shrink(error: unknown): void {
    const { size, log } = this.#options;
    const { options, totalCount } = this.#pool;
    if (options.max !== size) return;
    options.max = Math.max(1, totalCount);
    log.warn(
      { reason: problemOf(error, this.#route.address), connections: options.max },
      'the PostgreSQL server grants no more connections; requests wait for these',
    );
    setTimeout(() => {
      options.max = size;
    }, smallerForMs).unref();
  }
}

/** A connection that comes too late goes back to the pool. */
async function inTime(connecting: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
  const timeoutMs = statementTimeoutMs();
  if (timeoutMs === undefined) return connecting;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(tooLate()), timeoutMs);
  try {
    return await Promise.race([connecting, late.promise]);
  } catch (error) {
    connecting.then(
      (client) => client.release(),
      () => {},
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function tooLate(): DatabaseUnavailable {
  endRequestDeadline();
  return new DatabaseUnavailable('The PostgreSQL server did not answer in time.');
}

class ServerSession implements Session {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames;
  readonly #shared: Shared;
  readonly #onError: (error: Error) => void;
  #isBroken = false;
  #isReleased = false;

  constructor(client: pg.PoolClient, shared: Shared) {
    this.#client = client;
    this.#shared = shared;
    this.#names = prepared.get(client) ?? new StatementNames();
    prepared.set(client, this.#names);
    // pg-pool removes its error listener from a checked-out client: an unhandled error would end the process.
    this.#onError = (error) => {
      this.#isBroken = true;
      shared.log.warn({ err: error }, 'a database connection broke at work');
    };
    client.on('error', this.#onError);
  }

  async run(text: string, values: readonly unknown[], codec: Codec): Promise<SqlRows> {
    if (this.#isReleased) throw new Error('This connection was given back: the transaction has ended.');
    const result = await this.#query(text, values, codec);
    const results = Array.isArray(result) ? result : [result];
    const last = results.at(-1);
    return {
      command: last?.command ?? '',
      rowCount: last?.rowCount ?? 0,
      rows: results.flatMap((one) => one.rows),
    };
  }

  async #query(
    text: string,
    values: readonly unknown[],
    codec: Codec,
  ): Promise<pg.QueryResult | pg.QueryResult[]> {
    const types = { getTypeParser: codec as pg.CustomTypesConfig['getTypeParser'] };
    const query = { text, values: values.map(toSqlText), types };
    // Without values a text may hold several statements, which cannot be prepared.
    const isPrepared = values.length > 0 && !this.#shared.preparing.isPaused();
    const name = isPrepared ? this.#names.nameOf(text) : undefined;
    const timeoutMs = statementTimeoutMs();
    if (timeoutMs === 0) throw tooLate();
    const limit = timeoutMs === undefined ? {} : { query_timeout: timeoutMs };
    try {
      return await this.#send({ ...query, ...limit, ...(name ? { name } : {}) });
    } catch (error) {
      if (error instanceof pg.DatabaseError) throw await this.#explain(error);
      // A value that cannot be parsed is a bug; every other error is the connection's.
      if (error instanceof RangeError || error instanceof TypeError) throw error;
      this.#isBroken = true;
      if ((error as Error).message === 'Query read timeout') throw tooLate();
      throw new DatabaseUnavailable('The connection to the PostgreSQL server was lost.', { cause: error });
    }
  }

  async #explain(error: pg.DatabaseError): Promise<unknown> {
    // After a failover, only a new connection leads to the server that accepts writes.
    if (isOutage(error)) this.#isBroken = true;
    if (sqlState(error) !== '42P01' || !(await this.#shared.isEmpty(this.#client)))
      return withoutValues(error);
    this.#isBroken = true;
    return new DatabaseUnavailable(databaseSentences.empty, { cause: withoutValues(error) });
  }

  /** A stale statement is sent again unnamed; inside a transaction, which the error has ended, its caller retries. */
  async #send(query: pg.QueryConfig): Promise<pg.QueryResult | pg.QueryResult[]> {
    try {
      return await this.#client.query(query);
    } catch (error) {
      if (!query.name || !isStaleStatement(error)) throw error;
      this.#names.renew();
      // A pooler prepares the same text under its own name, which stays stale.
      if (this.#shared.link === 'pooled') this.#shared.preparing.pause();
      if (this.#client.getTransactionStatus() !== 'I') throw error;
      const { name, ...unnamed } = query;
      return this.#client.query(unnamed);
    }
  }

  release(broken = false): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    this.#client.off('error', this.#onError);
    this.#client.release(broken || this.#isBroken);
  }
}
