import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MinuteRange, merged, openRangesOn, without } from './open-ranges.ts';
import { defaultOpeningRules } from './slot.ts';

const monday = Temporal.PlainDate.from('2026-11-23');
const rule = (first_start: string, last_start: string) => ({
  weekday: 1,
  first_start,
  last_start,
  every_minutes: 60,
});

test('open ranges: the specified default is open from 09:00 to 18:00', () => {
  expect(openRangesOn(monday, defaultOpeningRules)).toEqual([{ from: 9 * 60, to: 18 * 60 }]);
});

test('open ranges: adjacent rules are one range, and a break separates two', () => {
  const rules = [rule('14:00', '17:00'), rule('09:00', '10:00'), rule('11:00', '11:00')];
  expect(openRangesOn(monday, rules)).toEqual([
    { from: 9 * 60, to: 12 * 60 },
    { from: 14 * 60, to: 18 * 60 },
  ]);
});

test('open ranges: a closed day keeps its extra hours only', () => {
  const day = { first_day: '2026-11-23', last_day: '2026-11-23' };
  const extra = {
    ...day,
    kind: 'open',
    first_start: '19:00',
    last_start: '20:00',
    every_minutes: 60,
  } as const;
  expect(openRangesOn(monday, defaultOpeningRules, [{ ...day, kind: 'closed' }])).toEqual([]);
  expect(openRangesOn(monday, defaultOpeningRules, [{ ...day, kind: 'closed' }, extra])).toEqual([
    { from: 19 * 60, to: 21 * 60 },
  ]);
});

test('without: every minute is left exactly when it is in a range and not taken', () => {
  const range = fc
    .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }))
    .map(([from, length]) => ({ from, to: from + length }));
  const isIn = (minute: number, ranges: readonly MinuteRange[]) =>
    ranges.some(({ from, to }) => from <= minute && minute < to);
  fc.assert(
    fc.property(fc.array(range), fc.array(range), (ranges, taken) => {
      const left = without(ranges, taken);
      for (let minute = 0; minute < 90; minute += 1) {
        expect(isIn(minute, left)).toBe(isIn(minute, ranges) && !isIn(minute, taken));
      }
      expect(merged(left)).toEqual(left);
    }),
  );
});
