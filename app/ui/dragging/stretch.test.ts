import { expect, test } from 'vitest';
import { drawnRange, joined, movedRange } from './stretch.ts';

const hourly = { everyMinutes: 60, offsetMinutes: 0 };
const halfPast = { everyMinutes: 60, offsetMinutes: 30 };
const day = { from: 8 * 60, to: 20 * 60 };

test('drawing: a press without movement marks one interval from the start before the pointer', () => {
  expect(drawnRange(614, null, { starts: hourly, within: day })).toEqual({ from: 600, to: 660 });
  expect(drawnRange(614, null, { starts: halfPast, within: day })).toEqual({ from: 570, to: 630 });
  expect(drawnRange(614, null, { starts: hourly, within: { from: 600, to: 630 } })).toEqual({
    from: 600,
    to: 630,
  });
});

test('drawing: the length follows the pointer by quarters of an hour, within the free time', () => {
  const drawn = (at: number) => drawnRange(614, at, { starts: hourly, within: { from: 540, to: 720 } });
  expect(drawn(605)).toEqual({ from: 600, to: 615 });
  expect(drawn(692)).toEqual({ from: 600, to: 690 });
  expect(drawn(900)).toEqual({ from: 600, to: 720 });
  expect(drawn(550)).toEqual({ from: 540, to: 615 });
  expect(drawn(100)).toEqual({ from: 540, to: 615 });
});

test('drawing: free time that begins between two starts is used from its beginning', () => {
  expect(drawnRange(680, 735, { starts: hourly, within: { from: 675, to: 780 } })).toEqual({
    from: 675,
    to: 735,
  });
});

test('moving: the start is the nearest possible one, and the whole length stays on the day', () => {
  const moved = (at: number, length = 90) => movedRange(at, length, { starts: hourly, within: day });
  expect(moved(629)).toEqual({ from: 600, to: 690 });
  expect(moved(631)).toEqual({ from: 660, to: 750 });
  expect(moved(0)).toEqual({ from: 480, to: 570 });
  expect(moved(1300)).toEqual({ from: 1110, to: 1200 });
});

test('adjoining free and closed time is one range, up to the next entry', () => {
  const [closed, free, later] = [
    { from: 480, to: 540 },
    { from: 540, to: 660 },
    { from: 720, to: 780 },
  ];
  expect(joined(closed!, [closed!, free!, later!])).toEqual({ from: 480, to: 660 });
  expect(joined(later!, [closed!, free!, later!])).toEqual(later);
});
