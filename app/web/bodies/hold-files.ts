import { Capacity } from '#platform/overload/capacity.ts';
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
  network: string | undefined;
  signal: AbortSignal;
}

/** Bytes of files are counted as they arrive, until `use` is done. @throws Overloaded before it begins */
export function holdFiles<T>({ network, signal }: Sender, use: (held: HeldBody) => Promise<T>): Promise<T> {
  const counted = async () => {
    const held = bodyBudget.open(network === undefined ? 'accountFiles' : 'visitorFiles', network ?? null);
    try {
      return await use(held);
    } finally {
      held.release();
    }
  };
  return network === undefined ? accounts.run(counted, signal) : visitors.run(network, counted, signal);
}
