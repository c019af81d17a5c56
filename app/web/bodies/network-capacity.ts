import { Capacity, type CapacityLimits } from '#platform/overload/capacity.ts';
import type { Network } from '#studio/shared/limits/network-of.ts';

/** A capacity of which one network has a part only, a larger one a larger part. */
export class NetworkCapacity {
  readonly #all: Capacity;
  readonly #limits: CapacityLimits;
  readonly #networks = new Map<string, { capacity: Capacity; requests: number }>();

  constructor({ all, network }: { all: CapacityLimits; network: CapacityLimits }) {
    this.#all = new Capacity(all);
    this.#limits = network;
  }

  /** @throws Overloaded */
  run<T>(networks: readonly Network[], work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const inAll = () => this.#all.run(work, signal);
    // A request that waits for its smallest network takes no place of the larger ones.
    return networks.reduceRight((inner, network) => () => this.#runIn(network, inner, signal), inAll)();
  }

  async #runIn<T>(
    { network, reservedFactor }: Network,
    work: () => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const own = this.#networks.get(network) ?? { capacity: this.#capacity(reservedFactor), requests: 0 };
    this.#networks.set(network, own);
    own.requests += 1;
    try {
      return await own.capacity.run(work, signal);
    } finally {
      own.requests -= 1;
      if (own.requests === 0) this.#networks.delete(network);
    }
  }

  #capacity(factor: number): Capacity {
    return new Capacity({ ...this.#limits, running: Math.floor(this.#limits.running * factor) });
  }
}
