import type { Log } from '../log.ts';

const delayMs = 100;

/** Messages of frequent changes: each distinct one is sent once per interval instead of with every commit. */
export class Announcements {
  readonly #send: (channel: string, message: string) => Promise<unknown>;
  readonly #log: Log;
  #waiting = new Map<string, readonly [channel: string, message: string]>();
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();

  constructor(send: (channel: string, message: string) => Promise<unknown>, log: Log) {
    this.#send = send;
    this.#log = log;
  }

  add(channel: string, message: string): void {
    this.#waiting.set(`${channel} ${message}`, [channel, message]);
    this.#timer ??= setTimeout(() => this.#flush(), delayMs).unref();
  }

  async close(): Promise<void> {
    this.#flush();
    await this.#sending;
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const messages = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#sending = this.#sending.then(() => this.#sendAll(messages));
  }

  async #sendAll(messages: readonly (readonly [channel: string, message: string])[]): Promise<void> {
    try {
      for (const [channel, message] of messages) await this.#send(channel, message);
    } catch (error) {
      this.#log.warn(
        { err: error },
        'other processes were not notified; they ask again when what they keep is too old',
      );
    }
  }
}
