import { describe, expect, test } from 'vitest';
import type { CoveredBy } from '#platform/db/schema/booking.ts';
import { paymentDueRow, paymentSentence, type SessionPayment, sessionPayment } from './session-payment.ts';

const prices = { DKK: 195_000, EUR: 26_000 };
const unpaid: Omit<Parameters<typeof sessionPayment>[0], 'coveredBy'> = {
  isPaid: false,
  invoice: null,
  prices,
};

test('a session is still to be paid at the session or by its invoice, until the money is there', () => {
  const of = (coveredBy: CoveredBy | null, more: Partial<typeof unpaid> = {}) =>
    sessionPayment({ coveredBy, ...unpaid, ...more });
  expect(of('at-session')).toEqual({
    kind: 'at-session',
    price: { amountMinor: 195_000, currency: 'DKK' },
  });
  expect(of('at-session', { prices: {} })).toEqual({ kind: 'at-session', price: null });
  expect(of('at-session', { invoice: 12 })).toEqual({ kind: 'invoiced', number: 12 });
  expect(of('at-session', { invoice: 12, isPaid: true })).toEqual({ kind: 'settled' });
  for (const coveredBy of ['order', 'entitlement', 'owner', 'free'] as const)
    expect(of(coveredBy)).toEqual({ kind: 'settled' });
});

describe.each(['en', 'da'] as const)('in %s', (language) => {
  const due: SessionPayment[] = [
    { kind: 'at-session', price: { amountMinor: 195_000, currency: 'DKK' } },
    { kind: 'at-session', price: null },
    { kind: 'invoiced', number: 12 },
  ];

  test('what is to be paid is in its row and its sentence, and nothing says that all is paid', () => {
    const nothingMore = paymentSentence({ kind: 'settled' }, language);
    for (const payment of due) {
      const detail =
        payment.kind === 'invoiced' ? '12' : payment.kind === 'at-session' && payment.price ? '1' : '';
      expect(paymentDueRow(payment, language)?.value).toContain(detail);
      expect(paymentSentence(payment, language)).toContain(detail);
      expect(paymentSentence(payment, language)).not.toContain(nothingMore);
    }
    expect(paymentDueRow({ kind: 'settled' }, language)).toBeNull();
  });
});
