import { expect, test } from 'vitest';
import { usualTime } from './usual-time.ts';

const zone = 'Europe/Copenhagen';
const session = (day: string, time: string) => {
  const start = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).toInstant();
  return { start, end: start.add({ minutes: 45 }) };
};
// Tuesdays; summer time ends on 25 October 2026.
const tuesdays = ['2026-10-20', '2026-10-27', '2026-11-03'].map((day) => session(day, '11:00'));

test('three sessions on the same weekday and time are the usual time, across the change of the clocks', () => {
  const found = usualTime(
    [...tuesdays, session('2026-11-05', '15:00')],
    session('2026-11-03', '11:00').start,
  );
  expect(found?.time.toString()).toBe('11:00:00');
  expect(found?.minutes).toBe(45);
  expect(found?.next.toString()).toBe('2026-11-10');
});

test('the next such day is after the last session that is booked', () => {
  expect(usualTime(tuesdays, session('2026-11-26', '11:00').start)?.next.toString()).toBe('2026-12-01');
});

test('two such sessions are no usual time', () => {
  expect(usualTime(tuesdays.slice(1), session('2026-11-03', '11:00').start)).toBeNull();
  expect(usualTime([], session('2026-11-03', '11:00').start)).toBeNull();
});
