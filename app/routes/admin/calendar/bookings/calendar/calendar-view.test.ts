import { expect, test } from 'vitest';
import { besides, calendarRequest, shownDays } from './calendar-view.ts';

const today = Temporal.PlainDate.from('2026-11-25');
const request = (search: string) => calendarRequest(new URLSearchParams(search), today);

test('the address names the view and its day; without one the week of today is shown', () => {
  const shown = (search: string) => {
    const { view, day } = request(search);
    return `${view} ${day}`;
  };
  expect(shown('')).toBe('week 2026-11-25');
  expect(shown('?day=2026-12-01')).toBe('day 2026-12-01');
  expect(shown('?agenda')).toBe('agenda 2026-11-25');
  expect(shown('?month=25/11')).toBe('month 2026-11-25');
});

test('a week begins on Monday, and a month shows whole weeks', () => {
  const days = (search: string) => {
    const { first, last } = shownDays(request(search));
    return `${first} ${last}`;
  };
  expect(days('?week=2026-11-29')).toBe('2026-11-23 2026-11-29');
  expect(days('?month=2026-11-25')).toBe('2026-10-26 2026-12-06');
  expect(days('?agenda=2026-11-25')).toBe('2026-11-25 2026-12-08');
});

test('the month after 31 January is February, and before it December', () => {
  expect(besides(request('?month=2027-01-31'))).toEqual({
    before: '/admin/bookings?month=2026-12-01',
    after: '/admin/bookings?month=2027-02-01',
  });
});
