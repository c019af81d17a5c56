import { AsyncLocalStorage } from 'node:async_hooks';

interface State {
  isOpen: boolean;
  readonly afterCommit: (() => void)[];
}

export class TransactionScope {
  readonly #storage = new AsyncLocalStorage<State>();

  isInside(): boolean {
    return this.#storage.getStore()?.isOpen ?? false;
  }

  /** Code still running after the transaction has ended counts as outside. */
  async run<T>(work: () => Promise<T>, afterCommit: (() => void)[]): Promise<T> {
    const state: State = { isOpen: true, afterCommit };
    try {
      return await this.#storage.run(state, work);
    } finally {
      state.isOpen = false;
    }
  }

  /** At once outside a transaction. */
  runAfterCommit(callback: () => void): void {
    const state = this.#storage.getStore();
    if (state?.isOpen) state.afterCommit.push(callback);
    else callback();
  }

  /** Runs a callback of the engine outside the transaction that triggered it. */
  outside(callback: () => void): void {
    this.#storage.exit(callback);
  }

  /** The outer handle would deadlock (PGlite) or bypass the transaction (server). */
  refuseInside(): void {
    if (this.isInside()) {
      throw new Error('The outer database handle was used inside a transaction: use the tx it was given.');
    }
  }
}
