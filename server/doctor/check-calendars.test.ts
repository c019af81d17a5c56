import { expect, test } from 'vitest';
import { checkCalendars } from './check-calendars.ts';
import { factsFrom } from './studio-facts.ts';

test('doctor: a calendar that fails is named with its reason, one that works is not', () => {
  const calendars = [
    { name: 'Private', failure: 'too-complex' as const },
    { name: 'Band', failure: null },
  ];
  expect(checkCalendars({ calendars })).toMatchObject([
    { level: 'warning', text: expect.stringMatching(/^Private: The calendar takes too long to read/) },
  ]);
  expect(checkCalendars({ calendars: [{ name: 'Band', failure: null }] })).toMatchObject([{ level: 'ok' }]);
});

test('doctor: a running studio of an earlier release names no calendars, nothing is said', () => {
  expect(checkCalendars(factsFrom({ backup: null, owner: null }))).toEqual([]);
});
