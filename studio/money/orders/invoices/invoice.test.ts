import { expect, test } from 'vitest';
import { creditOf, dueDay, type InvoiceContent, isVatNumber, payableUntil } from './invoice.ts';

const content: InvoiceContent = {
  company: { name: 'Ærø Teater ApS', addressLines: ['Havnen 1'], vatNumber: '', reference: '' },
  name: 'Søren',
  email: 'faktura@example.dk',
  currency: 'DKK',
  dkkPerUnit: null,
  payTo: [],
  totalMinor: 203_900,
  vatMinor: 1_780,
  lines: [
    { description: 'Session', quantity: 1, unitMinor: 195_000, vatRatePermille: 0, vatMinor: 0 },
    { description: 'Mug', quantity: 2, unitMinor: 4_450, vatRatePermille: 250, vatMinor: 1_780 },
  ],
};

test('VAT number: a CVR number needs its check digit, others the letters of their country', () => {
  for (const good of ['', '10150817', 'DK10150817', 'dk 10 15 08 17', 'SE556677889901', 'DE123456789'])
    expect([good, isVatNumber(good)]).toEqual([good, true]);
  for (const wrong of ['12345678', 'DK12345678', '1015081', 'DK1', '123456789', 'Ærø'])
    expect([wrong, isVatNumber(wrong)]).toEqual([wrong, false]);
});

test('credit note: every amount is the negative of the invoice’s, and none is −0', () => {
  const note = creditOf(content);
  expect([note.totalMinor, note.vatMinor]).toEqual([-203_900, -1_780]);
  expect(note.lines.map(({ unitMinor, vatMinor }) => [unitMinor, vatMinor])).toEqual([
    [-195_000, 0],
    [-4_450, -1_780],
  ]);
  expect(note.company).toEqual(content.company);
});

test('due day: days after the issue; the order waits until the claim is time-barred', () => {
  const due = dueDay(Temporal.PlainDate.from('2026-11-25'), 14);
  expect(due.toString()).toBe('2026-12-09');
  expect(payableUntil(due).toString()).toBe('2029-12-09T23:00:00Z');
});
