import { expect, test } from 'vitest';
import { Capacity, Overloaded } from './capacity.ts';

const limits = { running: 2, waiting: 3, maxWait: 60_000 };

function gated(capacity: Capacity, signal?: AbortSignal) {
  const gate = Promise.withResolvers<void>();
  const state = { hasStarted: false };
  const done = capacity.run(async () => {
    state.hasStarted = true;
    await gate.promise;
  }, signal);
  return { state, gate, done };
}

test('capacity: requests up to the limit run, others wait in order, and beyond the queue they are refused', async () => {
  const capacity = new Capacity(limits);
  const all = Array.from({ length: 5 }, () => gated(capacity));
  await expect(gated(capacity).done).rejects.toThrow(Overloaded);
  const started = () => all.map(({ state }) => state.hasStarted);
  expect(started()).toEqual([true, true, false, false, false]);
  all[0]?.gate.resolve();
  await all[0]?.done;
  expect(started()).toEqual([true, true, true, false, false]);
  for (const { gate } of all) gate.resolve();
  await Promise.all(all.map(({ done }) => done));
  expect([started(), capacity.isBusy]).toEqual([Array(5).fill(true), false]);
});

test('capacity: work that throws releases its slot', async () => {
  const capacity = new Capacity({ ...limits, running: 1 });
  for (let nth = 0; nth < 3; nth += 1) {
    await expect(capacity.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  }
  expect(capacity.isBusy).toBe(false);
});

test('capacity: a wait beyond the maximum is refused and leaves the queue', async () => {
  const capacity = new Capacity({ running: 1, waiting: 1, maxWait: 5 });
  const running = gated(capacity);
  await expect(gated(capacity).done).rejects.toThrow(Overloaded);
  await expect(gated(capacity).done, 'the queue is empty again').rejects.toThrow('too long');
  running.gate.resolve();
  await running.done;
  expect(await capacity.run(async () => 'done')).toBe('done');
});

test('capacity: a request whose client disconnects leaves the queue and never starts', async () => {
  const capacity = new Capacity({ ...limits, running: 1, waiting: 1 });
  const running = gated(capacity);
  const client = new AbortController();
  const waiting = gated(capacity, client.signal);
  client.abort();
  await expect(waiting.done).rejects.toThrow(Overloaded);
  await expect(gated(capacity, client.signal).done).rejects.toThrow('disconnected');
  const next = gated(capacity);
  running.gate.resolve();
  next.gate.resolve();
  await next.done;
  expect([waiting.state.hasStarted, next.state.hasStarted]).toEqual([false, true]);
});
