import { setImmediate as breathe } from 'node:timers/promises';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import { TAKE_TIMEOUT_MS } from '../sessions.ts';

const YIELD_AFTER_MS = 10;

/** FIFO mutex. PGlite resolves in microtasks, so it yields to the event loop regularly. */
export class Mutex {
  #isBusy = false;
  #waiting: (() => void)[] = [];
  #lastBreath = performance.now();

  /** Throws after `timeoutMs`. Every `enter` needs one `leave`. */
  async enter(timeoutMs = TAKE_TIMEOUT_MS): Promise<void> {
    if (this.#isBusy) await this.#queue(timeoutMs);
    this.#isBusy = true;
    if (performance.now() - this.#lastBreath < YIELD_AFTER_MS) return;
    await breathe();
    this.#lastBreath = performance.now();
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isBusy = false;
  }

  #queue(timeoutMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1);
        const seconds = timeoutMs / 1000;
        reject(
          new DatabaseUnavailable(
            `The embedded database was held by other work for ${seconds} seconds; gave up waiting.`,
          ),
        );
      }, timeoutMs);
      this.#waiting.push(turn);
    });
  }
}
