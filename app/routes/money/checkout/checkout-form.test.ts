import { expect, test } from 'vitest';
import { typedValues } from './checkout-form.ts';

function acceptedIn(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return typedValues(form).accepted;
}

test('a consent is given by the value of its checkbox and by no other value', () => {
  expect(acceptedIn({ terms: 'yes', 'digital-now': 'yes' })).toEqual(['terms', 'digital-now']);
  for (const value of ['no', '', 'on', 'false']) {
    expect(acceptedIn({ terms: value, 'print-on-order': value, 'digital-now': value }), value).toEqual([]);
  }
});
