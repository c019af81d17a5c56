import { expect, test } from 'vitest';
import { Overloaded } from '#platform/overload/capacity.ts';
import { NetworkCapacity } from './network-capacity.ts';

const patience = { waiting: 2, maxWait: 60_000 };

test('network capacity: one network takes its part, others run meanwhile, and beyond the queue it is refused', async () => {
  const capacity = new NetworkCapacity({
    all: { running: 2, ...patience },
    network: { running: 1, ...patience },
  });
  const gate = Promise.withResolvers<void>();
  const started: string[] = [];
  const begin = (network: string) =>
    capacity.run(network, async () => {
      started.push(network);
      await gate.promise;
    });
  const all = ['a', 'a', 'a', 'b'].map(begin);
  await expect(begin('a')).rejects.toThrow(Overloaded);
  expect(started).toEqual(['a', 'b']);
  gate.resolve();
  await Promise.all(all);
  expect(started).toEqual(['a', 'b', 'a', 'a']);
});
