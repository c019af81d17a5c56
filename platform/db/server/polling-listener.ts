import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import type { Listeners, NotificationSource } from '../listeners.ts';
import type { Sessions } from '../sessions.ts';
import { ownCodec } from '../sql-values.ts';

const POLL_MS = 500;
const RENEW_MS = 60_000;
/** Messages are kept for ten minutes; after a longer pause some may be gone. */
const LONGEST_PAUSE_MS = 5 * 60_000;
const LONGEST_RETRY_MS = 10_000;

interface Message {
  channel: string;
  payload: string;
}

const register = `
  insert into process_message_readers (reads_until) values (now() + interval '1 day')
  on conflict (id) do update set reads_until = excluded.reads_until
  returning pg_current_xact_id()::text as registered`;

/** True once every transaction that may not have seen the registration has ended. */
const isRegistered = `select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as known`;

/** What became visible after the snapshot of the last poll, also of transactions that began before it. */
const poll = `
  select pg_current_snapshot()::text as snapshot,
    coalesce((
      select jsonb_agg(jsonb_build_object('channel', channel, 'payload', payload) order by id)
      from process_messages
      where transaction_id >= pg_snapshot_xmin($1::pg_snapshot)
        and not pg_visible_in_snapshot(transaction_id, $1::pg_snapshot)
    ), '[]') as messages`;

/** For connections that cannot LISTEN: reads the messages of all processes from a table, twice a second. */
export class PollingListener implements NotificationSource {
  readonly #sessions: Sessions;
  readonly #listeners: Listeners;
  readonly #log: Log;
  #started: Promise<void> | undefined;
  #snapshot = '';
  #polledAt = 0;
  #renewAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(sessions: Sessions, listeners: Listeners, log: Log) {
    this.#sessions = sessions;
    this.#listeners = listeners;
    this.#log = log;
  }

  async listen(): Promise<void> {
    this.#started ??= this.#begin().then(
      () => this.#next(POLL_MS),
      (error) => {
        this.#started = undefined;
        throw error;
      },
    );
    await this.#started;
  }

  async unlisten(): Promise<void> {}

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#polling;
  }

  /** From its return on, no message is missed. Waits for open transactions, which may not write their messages yet. */
  async #begin(): Promise<void> {
    const [row] = await this.#run(register);
    while (!this.#isClosed && (await this.#run(isRegistered, row?.registered))[0]?.known !== true)
      await pause(50);
    const [now] = await this.#run('select pg_current_snapshot()::text as snapshot');
    this.#snapshot = String(now?.snapshot);
    this.#polledAt = performance.now();
    this.#renewAt = this.#polledAt + RENEW_MS;
  }

  #next(afterMs: number): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#polling = this.#turn(afterMs);
    }, afterMs).unref();
  }

  async #turn(afterMs: number): Promise<void> {
    try {
      const hadGap = afterMs > POLL_MS || performance.now() - this.#polledAt > LONGEST_PAUSE_MS;
      if (hadGap) await this.#begin();
      else await this.#poll();
      if (hadGap) this.#listeners.onReconnect();
      this.#next(POLL_MS);
    } catch (error) {
      if (afterMs === POLL_MS)
        this.#log.warn({ err: error }, 'messages of other processes were not read; trying again');
      this.#next(Math.min(afterMs * 2, LONGEST_RETRY_MS));
    }
  }

  async #poll(): Promise<void> {
    const [row] = await this.#run(poll, this.#snapshot);
    for (const { channel, payload } of (row?.messages ?? []) as Message[])
      this.#listeners.hear(channel, payload);
    this.#snapshot = String(row?.snapshot);
    this.#polledAt = performance.now();
    if (this.#polledAt < this.#renewAt) return;
    this.#renewAt = this.#polledAt + RENEW_MS;
    await this.#run(register);
    await this.#run("delete from process_messages where created_at < now() - interval '10 minutes'");
  }

  async #run(text: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
    const session = await this.#sessions.take();
    try {
      return (await session.run(text, values, ownCodec)).rows;
    } finally {
      session.release();
    }
  }
}
