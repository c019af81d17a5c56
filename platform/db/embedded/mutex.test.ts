import { expect, test } from 'vitest';
import { Mutex } from './mutex.ts';

test('mutex: serves in order of arrival, one at a time', async () => {
  const line = new Mutex();
  const served: number[] = [];
  const serve = async (number: number) => {
    await line.enter();
    served.push(number);
    await new Promise(setImmediate);
    served.push(number);
    line.leave();
  };
  await Promise.all([1, 2, 3].map(serve));
  expect(served).toEqual([1, 1, 2, 2, 3, 3]);
});

test('mutex: times out with a message, and does not block those behind', async () => {
  const line = new Mutex();
  await line.enter();
  await expect(line.enter(20)).rejects.toThrow('was held by other work for 0.02 seconds');
  const next = line.enter();
  line.leave();
  await next;
  line.leave();
  await line.enter();
});

test('mutex: does not starve the event loop under a long run of work', async () => {
  const line = new Mutex();
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 1);
  const end = performance.now() + 200;
  while (performance.now() < end) {
    await line.enter();
    line.leave();
  }
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(0);
});
