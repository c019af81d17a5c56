import pg from 'pg';
import type { Log } from '../../log.ts';
import { type Listeners, type NotificationSource, quotedChannel } from '../listeners.ts';
import { retryWhenFull } from './retry-when-full.ts';
import type { ServerRoute } from './server-route.ts';

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 10_000;
const HEARTBEAT_MS = 15_000;

/** A dedicated LISTEN connection, opened on demand and reconnected when it breaks. */
export class NotificationListener implements NotificationSource {
  readonly #route: ServerRoute;
  readonly #listeners: Listeners;
  readonly #log: Log;
  #client: pg.Client | undefined;
  #connecting: Promise<pg.Client> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(route: ServerRoute, listeners: Listeners, log: Log) {
    this.#route = route;
    this.#listeners = listeners;
    this.#log = log;
  }

  async listen(channel: string): Promise<void> {
    const client = await this.#connected();
    await client.query(`listen ${quotedChannel(channel)}`);
  }

  async unlisten(channel: string): Promise<void> {
    await this.#client?.query(`unlisten ${quotedChannel(channel)}`).catch(() => {});
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const client = this.#client ?? (await this.#connecting?.catch(() => undefined));
    this.#client = undefined;
    await client?.end().catch(() => {});
  }

  async #connected(): Promise<pg.Client> {
    if (this.#client) return this.#client;
    const open = () => this.#route.by(() => this.#connect());
    this.#connecting ??= retryWhenFull(open, (error) => this.#endWhenClosed(error)).finally(() => {
      this.#connecting = undefined;
    });
    return this.#connecting;
  }

  #endWhenClosed(error: unknown): void {
    if (this.#isClosed) throw error;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...this.#route.connection('direct'),
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    });
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('the connection ended')));
    client.on('notification', ({ channel, payload }) => this.#listeners.receive(channel, payload ?? ''));
    try {
      await client.connect();
      await this.#route.check(client);
      for (const channel of this.#listeners.channels())
        await client.query(`listen ${quotedChannel(channel)}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    this.#beat(client);
    return client;
  }

  /** A broken network may raise no error: probe the connection. */
  #beat(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      client.query('select').then(
        () => this.#client === client && this.#beat(client),
        (error) => this.#lost(client, error),
      );
    }, HEARTBEAT_MS).unref();
  }

  #lost(client: pg.Client, error: Error): void {
    if (this.#isClosed || this.#client !== client) return;
    this.#client = undefined;
    clearTimeout(this.#timer);
    this.#log.warn({ err: error }, 'the listening database connection broke; connecting anew');
    client.end().catch(() => {});
    this.#retry(FIRST_RETRY_MS);
  }

  #retry(afterMs: number): void {
    this.#timer = setTimeout(() => {
      this.#connected().then(
        () => this.#listeners.onReconnect(),
        () => this.#isClosed || this.#retry(Math.min(afterMs * 2, LAST_RETRY_MS)),
      );
    }, afterMs).unref();
  }
}
