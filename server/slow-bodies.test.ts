import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSlowBody } from './listen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pace = { graceMs: 10_000, bytesPerSecond: 1_000, mostMs: 60_000 };

function arriving(headers: Record<string, string> = { 'content-length': '100000' }) {
  const socket = { bytesRead: 500 };
  const request = Object.assign(new EventEmitter(), {
    headers,
    socket,
    readableLength: 0,
    destroyed: false,
    destroy() {
      request.destroyed = true;
      request.emit('close');
    },
  });
  endSlowBody(request as unknown as IncomingMessage, pace);
  return request;
}

test('slow bodies: a sender of nothing is closed after the time of grace', () => {
  const request = arriving();
  vi.advanceTimersByTime(10_000);
  expect(request.destroyed).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect([request.destroyed, vi.getTimerCount()]).toEqual([true, 0]);
});

test('slow bodies: every byte received earns its time, until the maximum', () => {
  const request = arriving();
  for (let second = 0; second < 60; second += 1) {
    request.socket.bytesRead += 1_000;
    vi.advanceTimersByTime(1_000);
  }
  expect(request.destroyed).toBe(false);
  request.socket.bytesRead += 50_000;
  vi.advanceTimersByTime(1_000);
  expect(request.destroyed).toBe(true);
});

test('slow bodies: while received bytes wait for us, the sender is not slow', () => {
  const request = arriving();
  request.readableLength = 64;
  vi.advanceTimersByTime(600_000);
  expect(request.destroyed).toBe(false);
});

test('slow bodies: a request without a body, and one that has arrived, have no timer', () => {
  arriving({});
  expect(vi.getTimerCount()).toBe(0);
  arriving().emit('end');
  expect(vi.getTimerCount()).toBe(0);
});
