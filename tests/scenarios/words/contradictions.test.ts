import { describe, expect, test } from 'vitest';
import { contradictions, minorOf } from './contradictions.ts';
import { amountKey, type MoneyFacts } from './money-facts.ts';

const unpaid: MoneyFacts = {
  name: 'booking',
  amounts: new Set([amountKey('DKK', 195_000)]),
  state: null,
  capturedMinor: 0,
  reservedMinor: 0,
  refundedMinor: 0,
  vatMinor: 0,
  isVoucher: false,
  sessionsLeft: 0,
  session: 'at-session',
  sessionPriceMinor: 195_000,
};

test.each([
  ['en', 'You still pay DKK 1,950 at the session.'],
  ['da', 'Du betaler stadig DKK 1.950 ved timen.'],
] as const)('a true sentence is no contradiction (%s)', (language, text) => {
  expect(contradictions(text, { language, facts: unpaid })).toEqual([]);
});

describe('what the ledger contradicts is found', () => {
  const reserved = { ...unpaid, state: 'authorised', reservedMinor: 195_000, session: 'none' as const };
  const paid = { ...unpaid, state: 'paid', capturedMinor: 195_000, session: 'settled' as const };
  test.each([
    ['en', 'There’s nothing more to pay.', unpaid, 'nothing more is to be paid'],
    ['da', 'Du skal ikke betale mere.', unpaid, 'nothing more is to be paid'],
    ['en', 'We’ve received your payment.', reserved, 'a payment was received'],
    ['da', 'Vi har modtaget din betaling.', reserved, 'a payment was received'],
    ['en', 'You still pay at the session.', paid, 'the session is paid there'],
    ['en', 'You haven’t been charged yet.', paid, 'nothing was charged'],
    ['en', 'VAT: Exempt from VAT', { ...paid, isVoucher: true }, 'exempt from VAT'],
    ['en', 'Choose a time. Thea writes to you to find a day.', paid, 'says both'],
    ['en', 'Total: DKK 1,951', paid, 'names DKK 1,951'],
    ['da', 'I alt: DKK 1.950,50', paid, 'names DKK 1.950,50'],
  ] as const)('%s: %s', (language, text, facts, fault) => {
    expect(contradictions(text, { language, facts }).join()).toContain(fault);
  });
});

test('amounts are read in the language of the text', () => {
  expect(minorOf('1,950.50', 'en')).toBe(195_050);
  expect(minorOf('1.950,50', 'da')).toBe(195_050);
  expect(minorOf('85', 'da')).toBe(8_500);
});
