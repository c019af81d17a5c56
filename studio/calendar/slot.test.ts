import { expect, test } from 'vitest';
import { defaultOpeningRules, slotAt, slotsFrom } from './slot.ts';

const at = (text: string) => Temporal.Instant.from(text);

test('a week offers 63 slots when requested before opening, 09:00 to 17:00 each day [S5.03]', () => {
  const slots = slotsFrom(at('2026-11-23T05:00:00Z'), defaultOpeningRules);
  expect(slots).toHaveLength(63);
  expect(slots[0]?.start.toString()).toBe('2026-11-23T08:00:00Z');
  expect(slots.at(-1)?.start.toString()).toBe('2026-11-29T16:00:00Z');
});

test('only slots later than now are offered: the one that starts now is not [S5.04]', () => {
  const slots = slotsFrom(at('2026-11-23T09:00:00Z'), defaultOpeningRules);
  expect(slots[0]?.start.toString()).toBe('2026-11-23T10:00:00Z');
});

test('after the last slot of the day the first offer is tomorrow, and the seventh day still counts from today', () => {
  const slots = slotsFrom(at('2026-11-23T22:00:00Z'), defaultOpeningRules);
  expect(slots).toHaveLength(54);
  expect(slots[0]?.day.toString()).toBe('2026-11-24');
});

test.each([
  ['2027-03-27T05:00:00Z', '2027-03-28', '2027-03-28T07:00:00Z'],
  ['2027-10-30T05:00:00Z', '2027-10-31', '2027-10-31T08:00:00Z'],
])('the clock change keeps 09:00 at 09:00 (%s)', (now, day, firstOfDay) => {
  const slots = slotsFrom(at(now), defaultOpeningRules).filter((slot) => slot.day.toString() === day);
  expect(slots).toHaveLength(9);
  expect(slots[0]?.start.toString()).toBe(firstOfDay);
});

test('a start inside the skipped hour is not offered; one inside the repeated hour is offered once', () => {
  const night = [{ weekday: 7, first_start: '01:30', last_start: '03:30', every_minutes: 60 }];
  const starts = (now: string) => slotsFrom(at(now), night, { days: 2 }).map((slot) => slot.start.toString());
  expect(starts('2027-03-27T05:00:00Z')).toEqual(['2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z']);
  expect(starts('2027-10-30T05:00:00Z')).toEqual([
    '2027-10-30T23:30:00Z',
    '2027-10-31T00:30:00Z',
    '2027-10-31T02:30:00Z',
  ]);
});

test('a time off the grid, in the past or beyond the window is no slot', () => {
  const now = at('2026-11-23T05:00:00Z');
  expect(slotAt(at('2026-11-23T08:00:00Z'), { now, rules: defaultOpeningRules })).not.toBeNull();
  expect(slotAt(at('2026-11-23T08:30:00Z'), { now, rules: defaultOpeningRules })).toBeNull();
  expect(slotAt(at('2026-11-22T08:00:00Z'), { now, rules: defaultOpeningRules })).toBeNull();
  expect(slotAt(at('2026-11-30T08:00:00Z'), { now, rules: defaultOpeningRules })).toBeNull();
});

test('looking up one slot agrees with listing all, hour by hour, over both clock changes', () => {
  for (const from of ['2026-11-23T05:00:00Z', '2027-03-26T12:00:00Z', '2027-10-29T16:30:00Z']) {
    const now = at(from);
    const listed = new Set(slotsFrom(now, defaultOpeningRules).map((slot) => slot.start.toString()));
    for (let half = -48; half < 24 * 2 * 9; half += 1) {
      const start = now.round({ smallestUnit: 'hour', roundingMode: 'floor' }).add({ minutes: half * 30 });
      expect(slotAt(start, { now, rules: defaultOpeningRules }) !== null).toBe(listed.has(start.toString()));
    }
  }
});
