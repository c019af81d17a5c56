import { expect, test } from 'vitest';
import { nextClass, weeklyClassOf } from './weekly-class.ts';

const at = (text: string) => Temporal.Instant.from(text);
const wednesdays = weeklyClassOf(null, 'beginner-vocals');

test.each([
  ['on a Monday it is this Wednesday', '2026-11-23T09:00:00Z', '2026-11-25T19:00:00+01:00'],
  ['on the day, before it begins, it is today', '2026-11-25T17:59:59Z', '2026-11-25T19:00:00+01:00'],
  ['once it has begun it is next week', '2026-11-25T18:00:00Z', '2026-12-02T19:00:00+01:00'],
  ['it keeps its time at the end of summer time', '2026-10-23T09:00:00Z', '2026-10-28T19:00:00+01:00'],
])('the next class: %s', (_name, now, expected) => {
  expect(nextClass(wednesdays, at(now)).toString({ timeZoneName: 'never' })).toBe(expected);
});

test('the owner’s day, time and link take precedence', () => {
  const stored = { 'beginner-vocals': { weekday: 1, start: '08:30', meetingUrl: 'https://meet.example/b' } };
  const rule = weeklyClassOf(stored, 'beginner-vocals');
  expect(rule).toMatchObject({ meetingUrl: 'https://meet.example/b', minutes: 60 });
  const next = nextClass(rule, at('2026-11-23T09:00:00Z'));
  expect(next.toString({ timeZoneName: 'never' })).toBe('2026-11-30T08:30:00+01:00');
});
