import { Overloaded } from '#platform/overload/capacity.ts';
import type { Network } from '#studio/shared/limits/network-of.ts';

/** Each has its own share, so that a full one never refuses another. `forms`: up to 64 kB, as people type them. */
export type BodyKind = 'forms' | 'longForms' | 'webhooks' | 'emails' | 'visitorFiles' | 'accountFiles';

interface Share {
  total: number;
  /** Of a /64 or an IPv4 address, at least the largest body of the kind; a larger network has more. */
  perNetwork: number;
}

export type Shares = Readonly<Record<BodyKind, Share>>;

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** 103 MB without an account. `accountFiles`: a form of 100 MB without scripts, after its sender was authorised. */
const processShares: Shares = {
  forms: { total: 8 * megabyte, perNetwork: 2 * megabyte },
  longForms: { total: 8 * megabyte, perNetwork: 2 * megabyte },
  webhooks: { total: 4 * megabyte, perNetwork: megabyte },
  emails: { total: 30_000 * kilobyte, perNetwork: 30_000 * kilobyte },
  visitorFiles: { total: 53 * megabyte, perNetwork: 53 * megabyte },
  accountFiles: { total: 160 * megabyte, perNetwork: 160 * megabyte },
};

/** Bytes of one request. */
export interface HeldBody {
  /** False: there is no room for so many more, and none are counted. */
  hold(bytes: number): boolean;
  /** Idempotent. */
  release(): void;
}

/** Bytes of unfinished and answered requests in memory. */
export class BodyBudget {
  readonly #shares: Shares;
  readonly #held = new Map<string, number>();

  constructor(shares: Shares) {
    this.#shares = shares;
  }

  /** @throws Overloaded before anything is read, when nothing more fits. */
  open(kind: BodyKind, networks: readonly Network[]): HeldBody {
    const { total, perNetwork } = this.#shares[kind];
    const counted = [
      { key: kind as string, most: total },
      ...networks.map(({ network, reservedFactor }) => ({
        key: `${kind} ${network}`,
        most: perNetwork * reservedFactor,
      })),
    ];
    const isFull = (bytes: number) => counted.some(({ key, most }) => this.#heldBy(key) + bytes > most);
    const add = (bytes: number) => {
      for (const { key } of counted) this.#add(key, bytes);
    };
    if (isFull(1)) throw new Overloaded(`Too many bytes of ${kind} are arriving.`);
    let own = 0;
    return {
      hold: (bytes) => {
        if (isFull(bytes)) return false;
        own += bytes;
        add(bytes);
        return true;
      },
      release: () => {
        add(-own);
        own = 0;
      },
    };
  }

  #heldBy(key: string): number {
    return this.#held.get(key) ?? 0;
  }

  #add(key: string, bytes: number): void {
    const held = this.#heldBy(key) + bytes;
    if (held === 0) this.#held.delete(key);
    else this.#held.set(key, held);
  }
}

export const bodyBudget = new BodyBudget(processShares);
