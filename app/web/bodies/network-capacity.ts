import { Capacity, type CapacityLimits } from '#platform/overload/capacity.ts';

/** A capacity of which one network has a part only. */
export class NetworkCapacity {
  readonly #all: Capacity;
  readonly #limits: CapacityLimits;
  readonly #networks = new Map<string, { capacity: Capacity; requests: number }>();

  constructor({ all, network }: { all: CapacityLimits; network: CapacityLimits }) {
    this.#all = new Capacity(all);
    this.#limits = network;
  }

  /** @throws Overloaded */
  async run<T>(network: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const own = this.#networks.get(network) ?? { capacity: new Capacity(this.#limits), requests: 0 };
    this.#networks.set(network, own);
    own.requests += 1;
    try {
      return await own.capacity.run(() => this.#all.run(work, signal), signal);
    } finally {
      own.requests -= 1;
      if (own.requests === 0) this.#networks.delete(network);
    }
  }
}
