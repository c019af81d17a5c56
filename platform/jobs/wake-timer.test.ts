import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { WakeTimer } from './wake-timer.ts';

const clock = { now: () => Temporal.Instant.fromEpochMilliseconds(Date.now()) };
const inSeconds = (seconds: number) => clock.now().add({ seconds });
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

let timer: WakeTimer;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 9) });
  timer = new WakeTimer(clock, quietLog);
});
afterEach(async () => {
  await timer.stop();
  vi.useRealTimers();
});

test('wake timer: works at start, then at the earliest moment that is known', async () => {
  const work = vi.fn(async () => inSeconds(120));
  timer.start(work);
  await pass(0);
  expect(work).toHaveBeenCalledTimes(1);
  timer.wakeAt(inSeconds(60));
  timer.wakeAt(inSeconds(90));
  await pass(59);
  expect(work).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(work).toHaveBeenCalledTimes(2);
  await pass(119);
  expect(work).toHaveBeenCalledTimes(2);
  await pass(1);
  expect(work).toHaveBeenCalledTimes(3);
});

test('wake timer: a moment that is named while it works is not missed', async () => {
  const begun = Promise.withResolvers<Temporal.Instant | null>();
  const work = vi.fn(async (): Promise<Temporal.Instant | null> => null).mockReturnValueOnce(begun.promise);
  timer.start(work);
  timer.wakeAt(inSeconds(5));
  begun.resolve(null);
  await pass(4);
  expect(work).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(work).toHaveBeenCalledTimes(2);
});

test('wake timer: failed or unfinished work is done again after ten seconds, not in a loop', async () => {
  const work = vi
    .fn(async (): Promise<Temporal.Instant | null> => inSeconds(-30))
    .mockRejectedValueOnce(new Error('the database is unavailable'));
  timer.start(work);
  await pass(9);
  expect(work).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(work).toHaveBeenCalledTimes(2);
  await pass(10);
  expect(work).toHaveBeenCalledTimes(3);
});

test('wake timer: does nothing before its start and after its end', async () => {
  const work = vi.fn(async () => inSeconds(1));
  timer.wakeAt(inSeconds(1));
  await pass(5);
  timer.start(work);
  await pass(0);
  await timer.stop();
  await pass(60);
  expect(work).toHaveBeenCalledTimes(1);
});
