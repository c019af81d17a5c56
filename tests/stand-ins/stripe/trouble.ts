/** One kind of trouble on the way to Stripe or back. */
export interface Trouble {
  /** `POST /v1/refunds`, with `{id}` for ids; `*` is every call. */
  on: string;
  /**
   * drop: the connection breaks. error: a 500, which Stripe keeps under the idempotency key. rate-limit: 429.
   * lock: 409. hang: silence until `until` resolves. garbage: 200 and no JSON. refuse: a 402 with `code`.
   */
  how: 'drop' | 'error' | 'rate-limit' | 'lock' | 'hang' | 'garbage' | 'refuse';
  /** Before the call takes effect, or after it did and only the answer suffers. */
  when?: 'before' | 'after';
  /** How many calls it befalls. */
  times?: number;
  until?: Promise<unknown>;
  code?: string;
}

/** What stands between the caller and the account at the moment. */
export class Troubles {
  #list: Array<Required<Trouble>> = [];

  add(trouble: Trouble): void {
    this.#list.push({
      when: 'before',
      times: 1,
      until: Promise.resolve(),
      code: 'card_declined',
      ...trouble,
    });
  }

  /** Everything drops until `clear`. */
  beginOutage(how: 'drop' | 'error' | 'rate-limit' = 'drop'): void {
    this.add({ on: '*', how, times: Number.POSITIVE_INFINITY });
  }

  clear(): void {
    this.#list = [];
  }

  /** The trouble that befalls this call, used up by one. */
  next(endpoint: string): Required<Trouble> | null {
    const found = this.#list.find((trouble) => trouble.on === '*' || trouble.on === endpoint);
    if (!found) return null;
    found.times -= 1;
    if (found.times <= 0) this.#list = this.#list.filter((trouble) => trouble !== found);
    return found;
  }
}
