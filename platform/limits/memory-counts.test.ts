import { afterEach, expect, test, vi } from 'vitest';
import { MemoryCounts } from './memory-counts.ts';

const rule = { points: 2, windowSeconds: 60 };
const row = (key: string, factor = 1) => ({ key, factor });

afterEach(() => {
  vi.useRealTimers();
});

test('counts in memory: beyond the points of the window a request is refused until it ends', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 9) });
  const counts = new MemoryCounts();
  const take = () => counts.take([row('a')], rule);
  expect([take().ok, take().ok]).toEqual([true, true]);
  vi.setSystemTime(Date.now() + 20_000);
  expect(take()).toEqual({ ok: false, retryAfterSeconds: 40 });
  expect(counts.take([row('b')], rule).ok).toBe(true);
  vi.setSystemTime(Date.now() + 40_000);
  expect([take().ok, take().ok, take().ok]).toEqual([true, true, false]);
});

test('counts in memory: what one network is refused uses nothing of the wider one', () => {
  const counts = new MemoryCounts();
  const take = (network: string) => counts.take([row(network), row('household', 2)], rule).ok;
  expect([1, 2, 3, 4].map(() => take('one'))).toEqual([true, true, false, false]);
  expect(['two', 'two', 'three'].map(take)).toEqual([true, true, false]);
});

test('counts in memory: beyond the most keys the oldest is dropped', () => {
  const counts = new MemoryCounts(2);
  const take = (key: string) => counts.take([row(key)], { ...rule, points: 1 }).ok;
  expect(['a', 'b', 'c'].map(take)).toEqual([true, true, true]);
  expect([take('c'), take('a')]).toEqual([false, true]);
});
