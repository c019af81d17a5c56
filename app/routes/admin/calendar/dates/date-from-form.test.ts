import { expect, test } from 'vitest';
import { dateFromForm, repeatWeekly, withMoreDays } from './date-from-form.ts';

const day = (date: string) => ({ date, from: '19:00', to: '20:00' });
const datesOf = (days: ReadonlyArray<{ date: string }>) => days.map(({ date }) => date);

test('weekly repetition: each day is repeated in order, and empty rows are left out', () => {
  const days = repeatWeekly([day('2027-09-01'), day('2027-09-03'), day('')], 2);
  expect(datesOf(days)).toEqual(['2027-09-01', '2027-09-03', '2027-09-08', '2027-09-10']);
  expect(days[2]).toEqual(day('2027-09-08'));
});

test('weekly repetition: a day that is no date stays for its message, and one week changes nothing', () => {
  expect(datesOf(repeatWeekly([day('2027-02-30')], 3))).toEqual(['2027-02-30']);
  expect(datesOf(repeatWeekly([day('2027-09-01'), day('')], 1))).toEqual(['2027-09-01', '']);
});

test('weekly repetition: a form that is shown again lists the repeated days, and repeats them no more', () => {
  const form = new FormData();
  const fields = { rows: '1', 'day-0-date': '2027-09-01', 'day-0-from': '19:00', 'day-0-to': '20:00' };
  for (const [name, value] of Object.entries({ ...fields, weeks: '3' })) form.set(name, value);
  const typed = dateFromForm(form);
  expect([datesOf(typed.days), typed.weeks]).toEqual([['2027-09-01', '2027-09-08', '2027-09-15'], 1]);
  expect(withMoreDays(typed).days).toHaveLength(7);
  form.set('weeks', '999');
  expect(dateFromForm(form).days).toHaveLength(20);
});

test('a form that lists more days than a date can have keeps them all, so that they are refused', () => {
  const form = new FormData();
  form.set('rows', '42');
  for (let at = 0; at < 42; at += 1) form.set(`day-${at}-date`, '2027-09-01');
  expect(dateFromForm(form).days).toHaveLength(42);
});
