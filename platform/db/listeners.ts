import type { Log } from '../log.ts';
import type { TransactionScope } from './transaction-scope.ts';

interface Listener {
  readonly onMessage: (payload: string) => void;
  readonly onGap: () => void;
}

export interface NotificationSource {
  listen(channel: string): Promise<void>;
  unlisten(channel: string): Promise<void>;
  close(): Promise<void>;
}

export class Listeners {
  readonly #byChannel = new Map<string, Set<Listener>>();
  readonly #scope: TransactionScope;
  readonly #log: Log;

  constructor(scope: TransactionScope, log: Log) {
    this.#scope = scope;
    this.#log = log;
  }

  channels(): string[] {
    return [...this.#byChannel.keys()];
  }

  async add(source: NotificationSource, channel: string, listener: Listener): Promise<() => Promise<void>> {
    const listeners = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, listeners.add(listener));
    await source.listen(channel);
    return async () => {
      listeners.delete(listener);
      if (listeners.size > 0 || this.#byChannel.get(channel) !== listeners) return;
      this.#byChannel.delete(channel);
      await source.unlisten(channel);
    };
  }

  hear(channel: string, payload: string): void {
    for (const listener of this.#byChannel.get(channel) ?? []) this.#call(() => listener.onMessage(payload));
  }

  onReconnect(): void {
    for (const listeners of this.#byChannel.values()) {
      for (const listener of listeners) this.#call(listener.onGap);
    }
  }

  /** Runs outside the engine's call stack; a throwing listener does not affect the others. */
  #call(callback: () => void): void {
    setImmediate(() =>
      this.#scope.outside(() => {
        try {
          callback();
        } catch (error) {
          this.#log.error({ err: error }, 'a database listener threw');
        }
      }),
    );
  }
}

/** LISTEN takes no parameters, so channel names are restricted to plain words. */
export function quotedChannel(channel: string): string {
  if (!/^[a-z][a-z0-9_-]{0,62}$/i.test(channel)) throw new RangeError(`Not a channel name: ${channel}`);
  return `"${channel}"`;
}
