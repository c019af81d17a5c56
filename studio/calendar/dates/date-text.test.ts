import { expect, test } from 'vitest';
import { dateText, placeText } from './date-text.ts';

const day = (date: string, from = '10:00', to = '16:00') => ({ date, from, to });

test('a date: one day, several days, and days of different hours, in both languages', () => {
  expect(dateText([day('2027-02-27')], 'en')).toBe('27 February 2027, 10:00–16:00');
  expect(dateText([day('2027-02-27'), day('2027-02-28')], 'da')).toBe('27.–28. februar 2027, 10.00–16.00');
  expect(dateText([day('2027-02-27'), day('2027-02-28', '12:00')], 'en')).toBe('27–28 February 2027');
  const weekends = ['2027-02-27', '2027-02-28', '2027-03-06', '2027-03-07'].map((date) => day(date));
  expect(dateText(weekends, 'en')).toBe('27 February – 7 March 2027, 4 days, 10:00–16:00');
  expect(dateText([], 'en')).toBe('');
});

test('a place: the owner’s text, else the studio’s address, else the studio', () => {
  expect(placeText('Gasværket', ['Vej 1'], 'en')).toBe('Gasværket');
  expect(placeText(null, ['Vej 1', '1050 København'], 'da')).toBe('Vej 1, 1050 København');
  expect(placeText(null, [], 'en')).toBe('In the studio');
});
