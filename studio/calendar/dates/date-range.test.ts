import { expect, test } from 'vitest';
import { formatDateRange, formatShortRange, runsOf } from './date-range.ts';

test('days of a date are formatted without repeating month or year', () => {
  expect(formatDateRange('2026-01-14', '2026-01-18', 'en')).toBe('14–18 January 2026');
  expect(formatDateRange('2027-02-27', '2027-03-21', 'en')).toBe('27 February – 21 March 2027');
  expect(formatDateRange('2026-12-30', '2027-01-03', 'en')).toBe('30 December 2026 – 3 January 2027');
  expect(formatDateRange('2027-04-10', '2027-04-10', 'en')).toBe('10 April 2027');
});

test('Danish dates have the ordinal point', () => {
  expect(formatDateRange('2026-01-14', '2026-01-18', 'da')).toBe('14.–18. januar 2026');
  expect(formatDateRange('2027-02-27', '2027-03-21', 'da')).toBe('27. februar – 21. marts 2027');
});

test('on a card, months are abbreviated, and the year is left out within eleven months', () => {
  const today = Temporal.PlainDate.from('2026-11-25');
  const short = (startsOn: string, endsOn: string, language: 'en' | 'da' = 'en') =>
    formatShortRange({ startsOn, endsOn }, today, language);
  expect(short('2027-04-10', '2027-04-10')).toBe('Sat 10 Apr');
  expect(short('2027-04-17', '2027-04-18')).toBe('17–18 Apr');
  expect(short('2027-02-27', '2027-03-21')).toBe('27 Feb – 21 Mar');
  expect(short('2027-04-17', '2027-04-18', 'da')).toBe('17.–18. apr.');
  expect(short('2027-12-01', '2027-12-01')).toBe('Wed 1 Dec 2027');
});

test('consecutive days are one range, also across the end of a month', () => {
  const day = (date: string) => ({ date });
  const runs = runsOf(['2027-02-27', '2027-02-28', '2027-03-06', '2027-03-07', '2027-03-08'].map(day));
  expect(runs.map((run) => run.length)).toEqual([2, 3]);
  expect(runsOf([day('2027-03-01'), day('2027-02-28')])).toHaveLength(1);
  expect(runsOf([])).toEqual([]);
});
