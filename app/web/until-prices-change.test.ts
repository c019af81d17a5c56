import { expect, test } from 'vitest';
import { untilPricesChange } from './until-prices-change.ts';

const at = (hour: number) => Temporal.Instant.from(`2027-01-01T0${hour}:00:00Z`);
const page = { keys: ['studio', 'prices'], params: {}, seconds: 600 };

test('page cache: a page with prices is stored no longer than until a scheduled price begins', () => {
  expect(untilPricesChange(page, at(2)).until).toEqual(at(2));
  expect(untilPricesChange({ ...page, until: at(5) }, at(2)).until).toEqual(at(2));
});

test('page cache: an earlier end and a studio without scheduled prices stay as they are', () => {
  const early = { ...page, until: at(1) };
  expect(untilPricesChange(early, at(2))).toBe(early);
  expect(untilPricesChange(page, null)).toBe(page);
});
