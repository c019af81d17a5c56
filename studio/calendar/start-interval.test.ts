import { expect, test } from 'vitest';
import { startIntervalOf } from './start-interval.ts';

const rule = (first_start: string, every_minutes: number) => ({ first_start, every_minutes });

test('the interval of starts is the one that all opening hours have in common', () => {
  expect(startIntervalOf([rule('09:00', 60), rule('10:00', 60)])).toEqual({
    everyMinutes: 60,
    offsetMinutes: 0,
  });
  expect(startIntervalOf([rule('09:30', 60)])).toEqual({ everyMinutes: 60, offsetMinutes: 30 });
  expect(startIntervalOf([rule('09:30', 60), rule('14:00', 60)])).toEqual({
    everyMinutes: 30,
    offsetMinutes: 0,
  });
  expect(startIntervalOf([rule('09:00', 90)])).toEqual({ everyMinutes: 30, offsetMinutes: 0 });
  expect(startIntervalOf([])).toEqual({ everyMinutes: 15, offsetMinutes: 0 });
});
