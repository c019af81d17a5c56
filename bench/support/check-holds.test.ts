import { expect, test } from 'vitest';
import { findOverlaps } from './check-holds.ts';

const hold = (id: string, heldAt: number, cancelledAt: number | null, start = '09:00') => ({
  id,
  start,
  heldAt,
  cancelledAt,
});

test('a slot given to another client only after its cancellation was sent is no overlap', () => {
  expect(findOverlaps([hold('b', 20, null), hold('a', 10, 20), hold('c', 12, 30, '10:00')])).toEqual([]);
});

test('a slot acknowledged to a second client before the first cancels is found, also after a shorter hold', () => {
  expect(findOverlaps([hold('a', 10, 21), hold('b', 20, null)])).toEqual(['two clients hold 09:00: a and b']);
  expect(findOverlaps([hold('a', 0, null), hold('b', 10, 20), hold('c', 30, 40)])).toHaveLength(2);
});
