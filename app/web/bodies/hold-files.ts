import { Capacity } from '#platform/overload/capacity.ts';
import type { Network } from '#studio/shared/limits/network-of.ts';
import { bodyBudget, type HeldBody } from './body-budget.ts';
import { NetworkCapacity } from './network-capacity.ts';

/** Each upload costs a parser and its buffers. A visitor waits before the body is read, so that nothing typed is lost. */
const patience = { waiting: 64, maxWait: 15_000 };
const visitors = new NetworkCapacity({
  all: { running: 6, ...patience },
  network: { running: 3, ...patience },
});
const accounts = new Capacity({ running: 16, ...patience });

interface Sender {
  /** Undefined: signed in. */
  networks: readonly Network[] | undefined;
  signal: AbortSignal;
}

/** Bytes of files are counted as they arrive, until `use` is done. @throws Overloaded before it begins */
export function holdFiles<T>({ networks, signal }: Sender, use: (held: HeldBody) => Promise<T>): Promise<T> {
  const counted = async () => {
    const held = bodyBudget.open(networks ? 'visitorFiles' : 'accountFiles', networks ?? []);
    try {
      return await use(held);
    } finally {
      held.release();
    }
  };
  return networks ? visitors.run(networks, counted, signal) : accounts.run(counted, signal);
}
