import { expect, test } from 'vitest';
import { fieldReader } from './read-fields.ts';

test.each([
  ['49', 4_900],
  ['49,50', 4_950],
  ['1.250 kr.', 125_000],
  ['0', 0],
])('an amount in the settings: %s is accepted', (amount, minor) => {
  const reader = fieldReader({ amount });
  expect([reader.price('amount'), reader.faults]).toEqual([minor, {}]);
});

test.each(['0.001', '00.100', 'EUR 49', '1.2345', '-5', '1e3'])(
  'an amount in the settings: %s is refused',
  (amount) => {
    const reader = fieldReader({ amount });
    reader.price('amount');
    expect(reader.faults).toEqual({ amount: { kind: 'price' } });
  },
);
