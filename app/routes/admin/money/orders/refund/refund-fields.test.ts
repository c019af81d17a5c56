import { expect, test } from 'vitest';
import { refundFields, requestedRefund } from './refund-fields.ts';

test('refund form: quantities and stock by position, and only what the kind of refund uses', () => {
  const fields = refundFields([
    ['what', 'items'],
    ['quantity:0', '2'],
    ['restock:0', 'yes'],
    ['quantity:1', 'x'],
    ['quantity:a', '1'],
    ['amount', '5'],
  ]);
  const items = [
    { position: 0, quantity: 2, isRestocked: true },
    { position: 1, quantity: 0, isRestocked: false },
  ];
  expect(requestedRefund(fields, 'DKK')).toEqual({ items });
  expect(requestedRefund({ ...fields, kind: 'all' }, 'DKK')).toEqual({ amountMinor: 'all', items });
  expect(requestedRefund({ ...fields, kind: 'amount' }, 'DKK')).toEqual({ amountMinor: 500, items: [] });
  expect(requestedRefund({ ...fields, kind: 'amount', amount: 'all of it' }, 'DKK').amountMinor).toBe(0);
});
