import { expect, test } from 'vitest';
import { endOf, minutesToAnnounce, untilNextTick, wholeSeconds } from './countdown.ts';

test('the countdown shows whole seconds and never goes below zero [S4.01]', () => {
  expect(wholeSeconds(600_000)).toBe(600);
  expect(wholeSeconds(599_001)).toBe(600);
  expect(wholeSeconds(1)).toBe(1);
  expect(wholeSeconds(0)).toBe(0);
  expect(wholeSeconds(-7_200_000)).toBe(0);
});

test('the countdown updates when the second changes', () => {
  expect(untilNextTick(599_750)).toBe(750);
  expect(untilNextTick(599_000)).toBe(1000);
});

test('the countdown is announced at ten, five and one minutes, once each, also after a suspended tab', () => {
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

test.each([
  ['right', 0],
  ['twelve minutes fast', 720_000],
  ['a second fast', 1_000],
  ['a second slow', -1_000],
  ['a day slow', -86_400_000],
])(
  'with the device clock %s the countdown follows the server, and never ends early [S4.02]',
  (_name, wrongBy) => {
    const trueNow = Date.parse('2026-11-23T09:00:00.000Z');
    const latency = 80;
    const end = endOf({ millisecondsLeft: 250_400, receivedAtMs: trueNow + latency + wrongBy });
    expect(end - wrongBy - trueNow).toBe(250_400 + latency);
  },
);

test('a hold just returned by the server lasts at least one more second', () => {
  expect(endOf({ millisecondsLeft: 3, receivedAtMs: 5_000 })).toBe(6_000);
});
