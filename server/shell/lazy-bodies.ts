import { compress, type Encoding } from './encoding.ts';

type Compressed = Exclude<Encoding, 'identity'>;

export type Bodies = { identity: Uint8Array<ArrayBuffer> } & Partial<
  Record<Compressed, Uint8Array<ArrayBuffer>>
>;

/** Best quality is for pages that are requested often before they change. */
const requestsBeforeBest = 8;

/** One at a time, so that disk, DNS and password hashing keep their threads. */
let lastBest: Promise<unknown> = Promise.resolve();

/** Compresses a stored page: quickly for the first client of an encoding, best once in the background. */
export class LazyBodies {
  readonly #bodies: Bodies;
  readonly #pending = new Map<Compressed, Promise<void>>();
  readonly #improved = new Set<Compressed>();
  readonly #requests: Record<Compressed, number> = { br: 0, gzip: 0 };

  constructor(bodies: Bodies) {
    this.#bodies = bodies;
  }

  /** Null when the body is there already. */
  prepare(encoding: Compressed): Promise<void> | null {
    this.#requests[encoding] += 1;
    if (!this.#bodies[encoding]) return this.#quick(encoding);
    if (this.#requests[encoding] >= requestsBeforeBest && !this.#improved.has(encoding)) {
      this.#improved.add(encoding);
      lastBest = lastBest.then(() => this.#best(encoding)).catch(() => this.#improved.delete(encoding));
    }
    return null;
  }

  #quick(encoding: Compressed): Promise<void> {
    const pending =
      this.#pending.get(encoding) ??
      compress(this.#bodies.identity, encoding, 'quick').then((body) => {
        this.#bodies[encoding] = body;
        this.#pending.delete(encoding);
      });
    this.#pending.set(encoding, pending);
    return pending;
  }

  async #best(encoding: Compressed): Promise<void> {
    this.#bodies[encoding] = await compress(this.#bodies.identity, encoding, 'best');
  }
}
