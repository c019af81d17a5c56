import { expect, test } from 'vitest';
import { readWhole } from './whole-number.ts';

const read = (value: unknown) => readWhole(value, { to: 1_000_000 });

test.each([
  ['20', 20],
  [' 7 ', 7],
  ['1000', 1_000],
  ['1.000', 1_000],
  ['1,000', 1_000],
  ['1 000', 1_000],
  ['1\u00a0000', 1_000],
  ['999.999', 999_999],
  [12, 12],
])('%j is the whole number %i', (text, number) => {
  expect(read(text)).toBe(number);
});

test.each([
  '',
  '-1',
  '+3',
  '1.5',
  '1,5',
  '12.5',
  '1e1',
  '1e3',
  '0x5',
  '0x10',
  'NaN',
  '99999999999999999999',
  '1.00',
  '1.0000',
  '01.000',
  '0.500',
  '1.000,000',
  1.5,
  Number.NaN,
  null,
  undefined,
])('%j is no whole number: it is refused, and never another one', (text) => {
  expect(read(text)).toBeNull();
});

test('a number out of range is refused', () => {
  expect([readWhole('0', { from: 1, to: 20 }), readWhole('21', { from: 1, to: 20 })]).toEqual([null, null]);
});
