import { expect, test } from 'vitest';
import { unnamedStudio } from '#studio/shared/content/identity.ts';
import { receiptText } from './receipt-text.ts';

function vatRowOf(line: { vatRatePermille: number; vatMinor: number; isVoucher?: true }) {
  const { rows, note } = receiptText({
    kind: 'receipt',
    number: 1,
    issuedOn: Temporal.PlainDate.from('2026-11-29'),
    content: {
      orderNumber: 'B-1',
      name: 'Åse',
      email: 'aase@example.dk',
      currency: 'DKK',
      totalMinor: 0,
      vatMinor: line.vatMinor,
      dkkPerUnit: null,
      discountMinor: 10_000,
      termsVersion: 'en-1',
      lines: [{ description: 'Mug', quantity: 1, unitMinor: 10_000, ...line }],
    },
    deliveredTo: [],
    identity: unnamedStudio,
    language: 'en',
  });
  return [...rows.filter(({ label }) => label.includes('VAT')).map(({ value }) => value), note];
}

test('the receipt of a free order states the VAT of its lines, and that nothing is to be paid', () => {
  expect(vatRowOf({ vatRatePermille: 250, vatMinor: 0 })).toEqual(['DKK 0', 'Nothing to pay.']);
});

test('only lines that are exempt are called exempt; a gift card for several rates has no VAT yet', () => {
  expect(vatRowOf({ vatRatePermille: 0, vatMinor: 0 })[0]).toContain('Exempt');
  expect(vatRowOf({ vatRatePermille: 0, vatMinor: 0, isVoucher: true })[0]).toBe(
    'Charged when the gift card is used',
  );
});
