import { expect, test } from 'vitest';
import { timeText } from '#platform/media/time-text.ts';
import { playedPercent } from './player-model.ts';

test('times are formatted as m:ss, with hours only when there are any', () => {
  expect([0, 9.9, 83, 600, 3600, 3725].map(timeText)).toEqual([
    '0:00',
    '0:09',
    '1:23',
    '10:00',
    '1:00:00',
    '1:02:05',
  ]);
});

test('without a known duration the progress is zero, and it never exceeds the duration', () => {
  expect(playedPercent({ at: 5, length: null })).toBe(0);
  expect(playedPercent({ at: 30, length: 60 })).toBe(50);
  expect(playedPercent({ at: 61, length: 60 })).toBe(100);
});
