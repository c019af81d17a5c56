export interface CapacityLimits {
  running: number;
  waiting: number;
  /** Milliseconds. */
  maxWait: number;
}

/** No capacity: the request is refused with 503 and may be repeated. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

interface Waiter {
  start: () => void;
  refuse: (reason: Error) => void;
}

/** A semaphore with a bounded first-in-first-out queue. */
export class Capacity {
  readonly #limits: CapacityLimits;
  readonly #waiting = new Set<Waiter>();
  #running = 0;

  constructor(limits: CapacityLimits) {
    this.#limits = limits;
  }

  get isBusy(): boolean {
    return this.#running >= this.#limits.running;
  }

  /** Throws `Overloaded`, also for a request whose client disconnects while it waits. */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.isBusy) await this.#wait(signal);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      this.#release();
    }
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    const { waiting, maxWait } = this.#limits;
    if (signal?.aborted) throw new Overloaded('The client disconnected.');
    if (this.#waiting.size >= waiting) throw new Overloaded('The queue is full.');
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', disconnect);
        this.#waiting.delete(waiter);
      };
      const waiter: Waiter = {
        start: () => {
          leave();
          resolve();
        },
        refuse: (reason) => {
          leave();
          reject(reason);
        },
      };
      const disconnect = () => waiter.refuse(new Overloaded('The client disconnected.'));
      const timer = setTimeout(() => waiter.refuse(new Overloaded('The wait was too long.')), maxWait);
      timer.unref();
      signal?.addEventListener('abort', disconnect);
      this.#waiting.add(waiter);
    });
  }

  /** Hands the place to the first in the queue. */
  #release(): void {
    const [next] = this.#waiting;
    if (next) next.start();
    else this.#running -= 1;
  }
}
