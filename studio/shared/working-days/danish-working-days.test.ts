import { expect, test } from 'vitest';
import { easterSunday } from './danish-holidays.ts';
import { isWorkingDay, workingDaysAfter } from './danish-working-days.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const after = (from: string, count: number) => workingDaysAfter(day(from), count).toString();

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i is %s', (year, sunday) => {
  expect(easterSunday(year).toString()).toBe(sunday);
});

test.each([
  ['2026-01-01', 'New Year’s Day'],
  ['2026-04-02', 'Maundy Thursday'],
  ['2026-04-03', 'Good Friday'],
  ['2026-04-06', 'Easter Monday'],
  ['2026-05-14', 'Ascension Day'],
  ['2026-05-25', 'Whit Monday'],
  ['2026-06-05', 'Constitution Day'],
  ['2026-12-24', 'Christmas Eve'],
  ['2026-12-25', 'Christmas Day'],
  ['2026-12-31', 'New Year’s Eve'],
  ['2026-11-21', 'a Saturday'],
  ['2026-11-22', 'a Sunday'],
])('%s, %s is a public holiday', (date) => {
  expect(isWorkingDay(day(date))).toBe(false);
});

test('Store Bededag is a working day since 2024', () => {
  expect(isWorkingDay(day('2026-05-01'))).toBe(true);
});

test('three working days span a weekend, Easter and Christmas [S6.07]', () => {
  expect(after('2026-11-23', 3)).toBe('2026-11-26');
  expect(after('2026-11-20', 3)).toBe('2026-11-25');
  expect(after('2026-11-21', 3)).toBe('2026-11-25');
  expect(after('2026-04-01', 3)).toBe('2026-04-09');
  expect(after('2026-12-23', 3)).toBe('2026-12-30');
  expect(after('2026-12-30', 3)).toBe('2027-01-06');
});
