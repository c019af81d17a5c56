import { expect, test } from 'vitest';
import { chosenHour, hourToRestore } from './chosen-hour.ts';

test('the time to reschedule to is that of the calendar or of a request, in the studio’s zone', () => {
  const chosen = (search: string) => chosenHour(new URLSearchParams(search));
  expect(chosen('day=2026-12-03&time=14:00')).toEqual({ day: '2026-12-03', time: '14:00' });
  expect(chosen('requested=2026-12-03T13:00:00Z')).toEqual({ day: '2026-12-03', time: '14:00' });
  expect(chosen('day=2026-12-03')).toBeNull();
  expect(chosen('day=tomorrow&time=noon')).toBeNull();
});

test('a reschedule can be undone while the time before is in the future and the booking is still to come', () => {
  const now = Temporal.Instant.from('2026-12-01T08:00:00Z');
  const restore = (from: string | null, state = 'to-come') =>
    hourToRestore({ booking: { state, seen: '2026-12-04T09:00:00Z' }, from, now }, 'en');
  expect(restore('2026-12-03T13:00:00Z')).toEqual({
    day: '2026-12-03',
    time: '14:00',
    when: 'Thursday 3 December 2026, 14:00',
  });
  expect(restore('2026-12-04T09:00:00Z')).toBeNull();
  expect(restore('2026-12-01T07:00:00Z')).toBeNull();
  expect(restore('2026-12-03T13:00:00Z', 'cancelled')).toBeNull();
  expect(restore('soon')).toBeNull();
  expect(restore(null)).toBeNull();
});
