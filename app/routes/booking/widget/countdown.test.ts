import { expect, test } from 'vitest';
import { clockOffset, minutesToAnnounce, secondsUntil, untilNextTick } from './countdown.ts';

const end = '2026-11-23T09:10:00.000Z';
const at = (text: string) => Date.parse(text);

test('the clock counts whole seconds and never goes below zero', () => {
  expect(secondsUntil(end, at('2026-11-23T09:00:00.000Z'))).toBe(600);
  expect(secondsUntil(end, at('2026-11-23T09:00:00.001Z'))).toBe(600);
  expect(secondsUntil(end, at('2026-11-23T09:09:59.999Z'))).toBe(1);
  expect(secondsUntil(end, at('2026-11-23T09:10:00.000Z'))).toBe(0);
  expect(secondsUntil(end, at('2026-11-23T11:00:00.000Z'))).toBe(0);
});

test('it ticks when the second changes, not somewhere between', () => {
  expect(untilNextTick(end, at('2026-11-23T09:00:00.250Z'))).toBe(750);
  expect(untilNextTick(end, at('2026-11-23T09:00:01.000Z'))).toBe(1000);
});

test('it is read aloud at ten, five and one minutes, once each, also when a sleeping page has skipped seconds', () => {
  expect(minutesToAnnounce(603, 600)).toBe(10);
  expect(minutesToAnnounce(600, 599)).toBeNull();
  expect(minutesToAnnounce(301, 300)).toBe(5);
  expect(minutesToAnnounce(300, 299)).toBeNull();
  expect(minutesToAnnounce(121, 120)).toBeNull();
  expect(minutesToAnnounce(61, 60)).toBe(1);
  expect(minutesToAnnounce(310, 250)).toBe(5);
  expect(minutesToAnnounce(600, 30)).toBe(1);
  expect(minutesToAnnounce(2, 0)).toBeNull();
});

test('a computer whose clock is wrong is corrected by the server’s, and small differences are left alone', () => {
  const now = at('2026-11-23T09:00:00.000Z');
  expect(clockOffset('Mon, 23 Nov 2026 09:03:00 GMT', now)).toBe(180_500);
  expect(clockOffset('Mon, 23 Nov 2026 08:50:00 GMT', now)).toBe(-599_500);
  expect(clockOffset('Mon, 23 Nov 2026 09:00:00 GMT', now)).toBe(0);
  expect(clockOffset(null, now)).toBe(0);
  expect(clockOffset('yesterday', now)).toBe(0);
});
