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
  on conflict (id) do update set reads_until = excluded.reads_until`;

/** Queried after registering as a reader: transactions before `next` may have written no messages for it. */
const begin = `
  select pg_current_snapshot()::text as snapshot, pg_snapshot_xmax(pg_current_snapshot())::text as next`;

/** What became visible after the snapshot of the last poll, also of transactions that began before it. */
const poll = `
  select pg_current_snapshot()::text as snapshot,
    pg_snapshot_xmin(pg_current_snapshot()) >= $2::xid8 as "isComplete",
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
  /** Until every earlier transaction has ended, messages may be missing. */
  #completeFrom: string | null = null;
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

  async #begin(): Promise<void> {
    await this.#run(register);
    const [row] = await this.#run(begin);
    this.#snapshot = String(row?.snapshot);
    this.#completeFrom = String(row?.next);
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
    const [row] = await this.#run(poll, this.#snapshot, this.#completeFrom);
    for (const { channel, payload } of (row?.messages ?? []) as Message[])
      this.#listeners.receive(channel, payload);
    if (this.#completeFrom !== null) this.#listeners.onReconnect();
    if (row?.isComplete) this.#completeFrom = null;
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
