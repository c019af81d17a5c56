import { expect, test } from 'vitest';
import { stepDue } from './chase-instalment.ts';

const dueOn = Temporal.PlainDate.from('2026-12-01');

test.each([
  ['2026-11-20', null],
  ['2026-12-01', null],
  ['2026-12-03', null],
  ['2026-12-04', 1],
  ['2026-12-10', 1],
  ['2026-12-11', 2],
  ['2026-12-17', 2],
  ['2026-12-18', 3],
  ['2027-03-01', 3],
])('an instalment due on 1 December is on %s at step %s', (today, step) => {
  expect(stepDue(dueOn, Temporal.PlainDate.from(today))).toBe(step);
});
