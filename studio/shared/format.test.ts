import { expect, test } from 'vitest';
import { formats } from './format.ts';

const { en, da } = formats;
const at = Temporal.Instant.from('2026-11-23T23:30:00Z');

test('format: an instant is the day and time of the studio, in either language', () => {
  expect(en.instant(at)).toBe('Tuesday 24 November 2026, 00:30, Copenhagen');
  expect(da.instant(at)).toBe('tirsdag den 24. november 2026, 00.30, København');
  expect(en.dayAndTime(at)).toBe('Tuesday 24 November 2026, 00:30');
  expect([en.short(at), da.short(at)]).toEqual(['24 Nov 2026, 00:30', '24. nov. 2026, 00.30']);
});

test('format: a day is the same from an instant, a date and its text', () => {
  for (const day of [at, Temporal.PlainDate.from('2026-11-24'), '2026-11-24']) {
    expect([en.day(day), en.shortDay(day)]).toEqual(['Tuesday 24 November 2026', '24 Nov 2026']);
    expect([en.weekday(day), en.shortWeekday(day)]).toEqual(['Tue', 'Tue 24 Nov']);
  }
  expect([en.month('2026-11'), da.time('09:05')]).toEqual(['November 2026', '09.05']);
});

test('format: an amount has the separators of the language', () => {
  expect([en.moneyIn('DKK')(195_050), da.amount(195_000)]).toEqual(['DKK 1,950.50', '1.950']);
});
