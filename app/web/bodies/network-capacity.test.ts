import { expect, test } from 'vitest';
import { Overloaded } from '#platform/overload/capacity.ts';
import { networksOf } from '#studio/shared/limits/network-of.ts';
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
    capacity.run(networksOf(network), async () => {
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

test('network capacity: the /64s of one /56 share its part, and another network runs meanwhile', async () => {
  const capacity = new NetworkCapacity({
    all: { running: 6, ...patience },
    network: { running: 2, ...patience },
  });
  const gate = Promise.withResolvers<void>();
  const started: string[] = [];
  const begin = (address: string) =>
    capacity.run(networksOf(address), async () => {
      started.push(address);
      await gate.promise;
    });
  const household = ['2001:db8:1:100::1', '2001:db8:1:101::1', '2001:db8:1:102::1', '2001:db8:1:103::1'];
  const all = [...household, '2001:db8:2::1'].map(begin);
  await expect.poll(() => started).toEqual([...household.slice(0, 3), '2001:db8:2::1']);
  gate.resolve();
  await Promise.all(all);
});
