import { expect, test } from 'vitest';
import type { OfferedDay } from '#studio/calendar/booking/slots.queries.ts';
import { barsView, takenView } from './days-view.ts';

const now = Temporal.Instant.from('2026-11-23T07:00:00Z');
const slot = (start: string) => ({ start, end: '', label: '', name: '', localLabel: null, mine: false });
const day = (...starts: string[]): OfferedDay => ({
  date: '2026-11-24',
  heading: 'Tuesday 24 November',
  slots: starts.map(slot),
});

test('week line: seven bars from today, with the number of free slots of each day', () => {
  const bars = barsView([day('2026-11-24T08:00:00Z', '2026-11-24T16:00:00Z')], { now, language: 'en' });
  expect(bars?.map(({ weekday, day, count }) => `${weekday} ${day} ${count}`)).toEqual([
    'Mon 23 none',
    'Tue 24 2 free',
    'Wed 25 none',
    'Thu 26 none',
    'Fri 27 none',
    'Sat 28 none',
    'Sun 29 none',
  ]);
});

test.each([
  ['before nine', '2026-11-24T07:00:00Z'],
  ['after seventeen', '2026-11-24T17:00:00Z'],
])('week line: a slot %s is listed by day, without a stave', (_, start) => {
  expect(barsView([day('2026-11-24T08:00:00Z', start)], { now, language: 'en' })).toBeNull();
});

test('week line: slots between full hours are counted on their day', () => {
  const bars = barsView([day('2026-11-24T08:00:00Z', '2026-11-24T08:30:00Z')], { now, language: 'en' });
  expect(bars?.[1]?.count).toBe('2 free');
});

test('week line: no free slot, no stave', () => {
  expect(barsView([], { now, language: 'da' })).toBeNull();
});

test('a taken slot is named by its day and time in the studio; other text is ignored', () => {
  expect(takenView('2026-11-24T12:00:00Z', 'da')).toEqual({ date: '2026-11-24', label: '13.00' });
  expect(takenView('soon', 'en')).toBeUndefined();
});
