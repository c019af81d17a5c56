import type { CoveredBy } from '#platform/db/schema/booking.ts';
import { kronerOf } from '#studio/calendar/booking/bookings.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Currency, Money } from '#studio/shared/money.ts';
import { formatMoney } from '#studio/shared/money.ts';
import { sessionPaymentMessages } from './session-payment.messages.ts';

/** What is still to be paid for a session; `price` null: it was booked without one. */
export type SessionPayment =
  | { kind: 'settled' }
  | { kind: 'at-session'; price: Money | null }
  | { kind: 'invoiced'; number: number };

/** `invoice`: unpaid; null: none. */
export function sessionPayment({
  coveredBy,
  isPaid,
  invoice,
  prices,
}: {
  coveredBy: CoveredBy | null;
  isPaid: boolean;
  invoice: number | null;
  prices: Partial<Record<Currency, number>>;
}): SessionPayment {
  if (isPaid) return { kind: 'settled' };
  if (invoice !== null) return { kind: 'invoiced', number: invoice };
  return coveredBy === 'at-session' ? { kind: 'at-session', price: kronerOf(prices) } : { kind: 'settled' };
}

/** Null: nothing is to be paid. */
export function paymentDueRow(
  payment: SessionPayment,
  language: Language,
): { label: string; value: string } | null {
  const words = sessionPaymentMessages[language];
  switch (payment.kind) {
    case 'settled':
      return null;
    case 'at-session':
      return {
        label: words.payment,
        value: payment.price ? words.priceAtSession(formatMoney(payment.price, language)) : words.atSession,
      };
    case 'invoiced':
      return { label: words.payment, value: words.invoiced(payment.number) };
  }
}

/** One sentence about what a reschedule changes for the payment: nothing. */
export function paymentSentence(payment: SessionPayment, language: Language): string {
  const words = sessionPaymentMessages[language];
  switch (payment.kind) {
    case 'settled':
      return words.nothingMore;
    case 'at-session':
      return payment.price ? words.payPrice(formatMoney(payment.price, language)) : words.pay;
    case 'invoiced':
      return words.payInvoice(payment.number);
  }
}
