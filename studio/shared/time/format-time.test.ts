import { describe, expect, test } from 'vitest';
import { cityOf } from '#studio/shared/city-of.ts';
import { formatOtherZone, formatTime, isTimeZone } from './format-time.ts';

const studio = 'Europe/Copenhagen';
const at = (text: string) => Temporal.Instant.from(text);

describe('a formatted time', () => {
  test('has weekday, date, both times and the city, in either language', () => {
    const start = at('2026-11-23T12:00:00Z');
    const end = at('2026-11-23T13:00:00Z');
    expect(formatTime(start, { end, zone: studio, language: 'en' })).toEqual({
      date: 'Monday 23 November 2026',
      hours: '13:00 to 14:00, Copenhagen',
    });
    expect(formatTime(start, { end, zone: studio, language: 'da' })).toEqual({
      date: 'mandag den 23. november 2026',
      hours: '13.00 til 14.00, København',
    });
  });

  test('shows the second date when the session crosses midnight in the other zone', () => {
    const formatted = formatTime(at('2026-11-23T12:30:00Z'), {
      end: at('2026-11-23T13:30:00Z'),
      zone: 'Australia/Sydney',
      language: 'en',
    });
    expect(formatted).toEqual({
      date: 'Monday 23 November 2026',
      hours: '23:30 to Tuesday 24 November 2026 00:30, Sydney',
    });
  });

  test('follows both sides of the clock changes of 2027', () => {
    const hour = (day: string) => {
      const start = at(`${day}T08:00:00Z`);
      return ['America/New_York', 'Australia/Sydney', 'Asia/Kolkata'].map(
        (zone) =>
          formatOtherZone(start, start.add({ minutes: 60 }), { visitorZone: zone, language: 'en' })?.hours,
      );
    };
    expect(hour('2027-03-27')).toEqual([
      '04:00 to 05:00, New York',
      '19:00 to 20:00, Sydney',
      '13:30 to 14:30, Kolkata',
    ]);
    expect(hour('2027-10-30')).toEqual([
      '04:00 to 05:00, New York',
      '19:00 to 20:00, Sydney',
      '13:30 to 14:30, Kolkata',
    ]);
    expect(hour('2027-11-08')).toEqual([
      '03:00 to 04:00, New York',
      '19:00 to 20:00, Sydney',
      '13:30 to 14:30, Kolkata',
    ]);
    const formatted = (day: string) =>
      formatTime(at(`${day}T08:00:00Z`), { end: at(`${day}T09:00:00Z`), zone: studio, language: 'en' }).hours;
    expect(formatted('2027-03-27')).toBe('09:00 to 10:00, Copenhagen');
    expect(formatted('2027-03-28')).toBe('10:00 to 11:00, Copenhagen');
    expect(formatted('2027-10-30')).toBe('10:00 to 11:00, Copenhagen');
    expect(formatted('2027-10-31')).toBe('09:00 to 10:00, Copenhagen');
  });

  test('is shown twice only where the zones differ, and never in an unknown zone', () => {
    const start = at('2026-11-23T12:00:00Z');
    const end = at('2026-11-23T13:00:00Z');
    const other = (zone: string | null) => formatOtherZone(start, end, { visitorZone: zone, language: 'en' });
    expect(other('Europe/Berlin')).toBeNull();
    expect(other(null)).toBeNull();
    expect(other('Mars/Olympus')).toBeNull();
    expect(other('America/New_York')?.hours).toBe('07:00 to 08:00, New York');
  });
});

test('time zones are validated before use', () => {
  expect(isTimeZone('America/Argentina/Buenos_Aires')).toBe(true);
  expect(isTimeZone('<script>')).toBe(false);
  expect(isTimeZone('+02:00')).toBe(false);
  expect(cityOf('America/Argentina/Buenos_Aires', 'en')).toBe('Buenos Aires');
  expect(cityOf('Asia/Calcutta', 'en')).toBe('Kolkata');
  expect(cityOf('Asia/Kolkata', 'da')).toBe('Kolkata');
});
