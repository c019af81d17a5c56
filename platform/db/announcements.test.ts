import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { Announcements } from './announcements.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('announcements: the same message is sent once within 100 ms, however often it is added', async () => {
  const send = vi.fn(async () => {});
  const announcements = new Announcements(send, quietLog);
  for (let count = 0; count < 50; count += 1) announcements.add('content', 'slots');
  announcements.add('content', 'dates');
  await vi.advanceTimersByTimeAsync(99);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send.mock.calls).toEqual([
    ['content', 'slots'],
    ['content', 'dates'],
  ]);
  announcements.add('content', 'slots');
  await vi.advanceTimersByTimeAsync(100);
  expect(send).toHaveBeenCalledTimes(3);
});

test('announcements: closing sends what waits', async () => {
  const send = vi.fn(async () => {});
  const announcements = new Announcements(send, quietLog);
  announcements.add('content', 'slots');
  await announcements.close();
  expect(send).toHaveBeenCalledTimes(1);
});
