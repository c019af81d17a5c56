import { expect, test } from 'vitest';
import { vatNote, vatRows } from './vat-rows.ts';

const taxed = { vatRatePermille: 250, vatMinor: 2000 };
const exempt = { vatRatePermille: 0, vatMinor: 0 };
const voucher = { ...exempt, isVoucher: true };
const say = (lines: Parameters<typeof vatRows>[0], language: 'en' | 'da', currency: 'DKK' | 'EUR' = 'DKK') =>
  vatRows(lines, { currency, language }).map(({ label, value }) =>
    `${label}: ${value}`.replaceAll('\u00a0', ' '),
  );

test('VAT is stated by rate, with what is exempt or taxed later', () => {
  expect(say([taxed, taxed], 'en')).toEqual(['Including 25% VAT: DKK 40']);
  expect(say([taxed], 'da', 'EUR')).toEqual(['Heraf moms 25 %: EUR 20']);
  expect(say([exempt], 'en')).toEqual(['VAT: Exempt from VAT']);
  expect(say([exempt], 'da')).toEqual(['Moms: Momsfri']);
  expect(say([voucher], 'en')).toEqual(['VAT: Charged when the gift card is used']);
  expect(say([exempt, taxed], 'en')).toEqual(['Including 25% VAT: DKK 20', 'Other items: Exempt from VAT']);
  expect(say([exempt, taxed], 'da')).toEqual(['Heraf moms 25 %: DKK 20', 'Resten: Momsfri']);
});

test('a line states its own', () => {
  const written = { currency: 'DKK', language: 'en' } as const;
  expect(vatNote(exempt, written)).toBe('Exempt from VAT');
  expect(vatNote(voucher, written)).toBe('VAT: Charged when the gift card is used');
  expect(vatNote(taxed, written).replaceAll('\u00a0', ' ')).toBe('Including 25% VAT: DKK 20');
});
