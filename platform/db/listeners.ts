import type { Log } from '../log.ts';
import type { TransactionScope } from './transaction-scope.ts';

export interface Listener {
  readonly onMessage: (payload: string) => void;
  readonly onOwn?: (payload: string) => void;
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

  /** Called outside the engine's call stack. */
  receive(channel: string, payload: string): void {
    setImmediate(() => {
      for (const { onMessage } of this.#byChannel.get(channel) ?? []) this.#call(() => onMessage(payload));
    });
  }

  deliverOwn(channel: string, payload: string): void {
    for (const { onOwn } of this.#byChannel.get(channel) ?? []) this.#call(() => onOwn?.(payload));
  }

  onReconnect(): void {
    setImmediate(() => {
      for (const listeners of this.#byChannel.values()) {
        for (const listener of listeners) this.#call(listener.onGap);
      }
    });
  }

  /** A throwing listener does not affect the others. */
  #call(callback: () => void): void {
    this.#scope.outside(() => {
      try {
        callback();
      } catch (error) {
        this.#log.error({ err: error }, 'a database listener threw');
      }
    });
  }
}

/** LISTEN takes no parameters, so channel names are restricted to plain words. */
export function quotedChannel(channel: string): string {
  if (!/^[a-z][a-z0-9_-]{0,62}$/i.test(channel)) throw new RangeError(`Not a channel name: ${channel}`);
  return `"${channel}"`;
}
