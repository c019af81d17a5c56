import { expect, test } from 'vitest';
import { offeredStarts } from './slot.ts';

const studio = { first_start: '09:00', last_start: '17:00', every_minutes: 60 };
const wednesday = 3;
const range = (first_start: string, last_start: string, weekday = wednesday) => ({
  weekday,
  first_start,
  last_start,
});
const starts = (
  ranges: ReturnType<typeof range>[],
  { everyMinutes = null as number | null, durationMinutes = 60 } = {},
) =>
  offeredStarts(studio, {
    weekday: wednesday,
    durationMinutes,
    offer: { starts: ranges, everyMinutes },
  }).map((time) => time.toString({ smallestUnit: 'minute' }));

test('an offer without hours of its own has the starts of the studio', () => {
  expect(starts([])).toHaveLength(9);
  expect(starts([], { everyMinutes: 90 })).toEqual(['09:00', '10:30', '12:00', '13:30', '15:00', '16:30']);
});

test('an offer is booked on its weekdays and in its ranges only', () => {
  expect(starts([range('09:00', '17:00', 4)])).toEqual([]);
  expect(starts([range('10:30', '12:00'), range('15:00', '16:00')])).toEqual([
    '10:30',
    '11:30',
    '15:00',
    '16:00',
  ]);
});

test('its ranges never extend the hours of the studio, whatever its length', () => {
  expect(starts([range('07:00', '10:00')])).toEqual(['09:00', '10:00']);
  expect(starts([range('15:00', '22:00')])).toEqual(['15:00', '16:00', '17:00']);
  expect(starts([range('15:00', '22:00')], { durationMinutes: 120 })).toEqual(['15:00', '16:00']);
  expect(starts([range('18:00', '20:00')])).toEqual([]);
});
