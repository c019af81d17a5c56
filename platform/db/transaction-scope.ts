import { AsyncLocalStorage } from 'node:async_hooks';

/** Knows whether the calling code runs inside a transaction, however deep in calls and awaits. */
export class TransactionScope {
  readonly #storage = new AsyncLocalStorage<{ isOpen: boolean }>();

  isInside(): boolean {
    return this.#storage.getStore()?.isOpen ?? false;
  }

  /** Runs `work` as the inside of a transaction. Code it leaves behind counts as outside once it has ended. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const state = { isOpen: true };
    try {
      return await this.#storage.run(state, work);
    } finally {
      state.isOpen = false;
    }
  }

  /** Runs a callback that the engine triggers as outside, whoever's work happened to trigger it. */
  outside(callback: () => void): void {
    this.#storage.exit(callback);
  }

  /** Throws inside a transaction: the outer handle would wait for itself (embedded) or slip out of it (server). */
  refuseInside(): void {
    if (this.isInside()) {
      throw new Error('The outer database handle was used inside a transaction: use the tx it was given.');
    }
  }
}
