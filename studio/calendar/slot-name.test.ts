import { expect, test } from 'vitest';
import { dayHeading } from './slot-name.ts';

test('the heading of a day begins with a capital in both languages', () => {
  const day = Temporal.PlainDate.from('2026-12-01');
  expect(dayHeading(day, 'en')).toBe('Tuesday 1 December');
  expect(dayHeading(day, 'da')).toBe('Tirsdag den 1. december');
});
