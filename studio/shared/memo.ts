/** Results of a pure function by key; the oldest are dropped. */
export class Memo<T> {
  readonly #results = new Map<string, T>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string, compute: () => T): T {
    const known = this.#results.get(key);
    if (known !== undefined) return known;
    const result = compute();
    if (this.#results.size >= this.#limit) {
      const [oldest] = this.#results.keys();
      if (oldest !== undefined) this.#results.delete(oldest);
    }
    this.#results.set(key, result);
    return result;
  }
}
