import { expect, test } from 'vitest';
import { countMarks, readMark, registerDay } from './attendance.ts';

const days = ['2027-01-13', '2027-01-20', '2027-01-27'].map((date) => ({ date }));

test('the register opens on the day of today, else the last one before, else the first', () => {
  expect(registerDay(days, '2027-01-20')).toBe('2027-01-20');
  expect(registerDay(days, '2027-01-22')).toBe('2027-01-20');
  expect(registerDay(days, '2027-03-01')).toBe('2027-01-27');
  expect(registerDay(days, '2026-12-01')).toBe('2027-01-13');
  expect(registerDay([], '2026-12-01')).toBeNull();
});

test('marks are present, absent or none', () => {
  expect(['present', 'absent', '', 'late'].map(readMark)).toEqual(['present', 'absent', null, null]);
  expect(countMarks(['present', undefined, 'absent', 'present'])).toEqual({ present: 2, absent: 1 });
});
