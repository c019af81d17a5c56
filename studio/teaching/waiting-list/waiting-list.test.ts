import { expect, test } from 'vitest';
import { isOnList, offerDeadline, waitingListLifecycle } from './waiting-list.ts';

const at = (text: string) => Temporal.Instant.from(text);
const now = at('2026-11-23T08:00:00Z');

test('a free place is offered for the hours of the setting, and never beyond the beginning of the date', () => {
  expect(offerDeadline(now, { hours: 24, beginsAt: at('2026-12-24T08:00:00Z') })).toEqual(
    at('2026-11-24T08:00:00Z'),
  );
  const beginsAt = at('2026-11-23T20:00:00Z');
  expect(offerDeadline(now, { hours: 24, beginsAt })).toEqual(beginsAt);
});

test('an entry that has ended can only go back to the list, and an offer always ends', () => {
  for (const state of ['accepted', 'declined', 'expired'] as const) {
    expect(waitingListLifecycle[state]).toEqual(['waiting']);
    expect(isOnList(state)).toBe(false);
  }
  expect(waitingListLifecycle.offered).not.toContain('waiting');
});
