/** A failure of the connection to Stripe or of its response. */
export interface Fault {
  /** `POST /v1/refunds`, with `{id}` for ids; `*` is every call. */
  on: string;
  /**
   * drop: the connection breaks. error: a 500, stored under the idempotency key. rate-limit: 429. lock: 409. hang:
   * no response until `until` resolves. garbage: 200 without JSON. refuse: a 402 with `code`.
   */
  how: 'drop' | 'error' | 'rate-limit' | 'lock' | 'hang' | 'garbage' | 'refuse';
  when?: 'before' | 'after';
  /** How many calls it affects. */
  times?: number;
  until?: Promise<unknown>;
  code?: string;
}

/** The failures currently configured. */
export class Faults {
  #list: Array<Required<Fault>> = [];

  add(trouble: Fault): void {
    this.#list.push({
      when: 'before',
      times: 1,
      until: Promise.resolve(),
      code: 'card_declined',
      ...trouble,
    });
  }

  /** Every call fails until `clear`. */
  beginOutage(how: 'drop' | 'error' | 'rate-limit' = 'drop'): void {
    this.add({ on: '*', how, times: Number.POSITIVE_INFINITY });
  }

  clear(): void {
    this.#list = [];
  }

  /** The failure that applies to this call; it is used up by one. */
  next(endpoint: string): Required<Fault> | null {
    const found = this.#list.find((trouble) => trouble.on === '*' || trouble.on === endpoint);
    if (!found) return null;
    found.times -= 1;
    if (found.times <= 0) this.#list = this.#list.filter((trouble) => trouble !== found);
    return found;
  }
}
