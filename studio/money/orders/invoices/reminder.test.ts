import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reminderDue } from './reminder.ts';

const since = Temporal.PlainDate.from('2026-11-10');
const on = (days: number, sent: number, rule: { firstDays: number; secondDays: number }) =>
  reminderDue({ since, sent }, rule, since.add({ days }));

test('reminder: the first after its days, the second after its own, and then none', () => {
  const rule = { firstDays: 3, secondDays: 10 };
  expect([on(2, 0, rule), on(3, 0, rule), on(30, 0, rule)]).toEqual([null, 1, 1]);
  expect([on(9, 1, rule), on(10, 1, rule), on(30, 2, rule)]).toEqual([null, 2, null]);
});

test('reminder: none without a first, and no second that is not later than the first', () => {
  const days = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(days, days, fc.integer({ min: 0, max: 2 }), (secondDays, passed, sent) => {
      expect(on(passed, sent, { firstDays: 0, secondDays })).toBeNull();
      if (sent === 1) expect(on(passed, 1, { firstDays: 60, secondDays })).toBeNull();
    }),
  );
});
