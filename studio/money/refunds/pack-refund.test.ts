import { expect, test } from 'vitest';
import { unusedMinor } from './pack-refund.ts';

test.each([
  ['all unused', { totalMinor: 877_500, sessions: 5, unused: 5, refundedMinor: 0 }, 877_500],
  ['two of five used', { totalMinor: 877_500, sessions: 5, unused: 3, refundedMinor: 0 }, 526_500],
  ['rounded down', { totalMinor: 1000, sessions: 3, unused: 1, refundedMinor: 0 }, 333],
  ['never more than is left', { totalMinor: 1000, sessions: 2, unused: 2, refundedMinor: 700 }, 300],
  ['none unused', { totalMinor: 1000, sessions: 2, unused: 0, refundedMinor: 0 }, 0],
])('pack: the refund of unused sessions, %s', (_case, facts, expected) => {
  expect(unusedMinor(facts)).toBe(expected);
});
