import { expect, test, vi } from 'vitest';
import { MemoryReferenceData } from './reference-data.ts';

const start = Temporal.Instant.from('2026-11-23T09:00:00Z');

function given(limit?: number) {
  const clock = { at: start, now: () => clock.at };
  const reference = new MemoryReferenceData(clock, limit);
  let loads = 0;
  const load = vi.fn(async () => {
    loads += 1;
    return loads;
  });
  const read = (name = 'prices', keys = ['prices']) => reference.read({ name, keys, load });
  return { clock, reference, load, read };
}

test('a value is loaded once, also for concurrent readers, until one of its keys changes', async () => {
  const { reference, read } = given();
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  reference.drop('dates');
  expect(await read()).toBe(1);
  reference.drop('prices');
  expect(await read()).toBe(2);
  reference.dropAll();
  expect(await read()).toBe(3);
});

test('a lookup begun before an invalidation is not stored after it', async () => {
  const { reference, load, read } = given();
  const gate = Promise.withResolvers<number>();
  load.mockReturnValueOnce(gate.promise);
  const before = read();
  reference.drop('prices');
  const after = read();
  gate.resolve(0);
  expect([await before, await after, await read()]).toEqual([0, 1, 1]);
});

test('a failed lookup fails for those who waited, and the next reader tries again', async () => {
  const { load, read } = given();
  load.mockRejectedValueOnce(new Error('no database'));
  const waiting = [read(), read()];
  await expect(Promise.allSettled(waiting)).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(await read()).toBe(1);
});

test('a value is loaded again at the time it names, after ten minutes, and when the clock was set back', async () => {
  const { clock, reference, load, read } = given();
  const until = () => start.add({ seconds: 90 });
  const timed = () =>
    reference.read({ name: 'slots', keys: [], load: async () => load(), validUntil: until });
  expect(await timed()).toBe(1);
  clock.at = start.add({ seconds: 89 });
  expect(await timed()).toBe(1);
  clock.at = start.add({ seconds: 90 });
  expect(await timed()).toBe(2);
  expect(await read()).toBe(3);
  clock.at = clock.at.add({ minutes: 10 });
  expect(await read()).toBe(4);
  clock.at = start;
  expect(await read()).toBe(5);
});

test('beyond its size the oldest value is dropped', async () => {
  const { read } = given(2);
  for (const name of ['a', 'b', 'c']) await read(name);
  expect([await read('b'), await read('c')]).toEqual([2, 3]);
  expect(await read('a')).toBe(4);
});
