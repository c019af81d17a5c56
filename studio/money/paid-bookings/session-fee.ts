import type { ClaimState, CoveredBy } from '#platform/db/schema/booking.ts';
import { kronerOf } from '#studio/calendar/booking/bookings.queries.ts';
import { isLateAt } from '#studio/calendar/booking/change-booking.ts';
import type { Language } from '#studio/shared/language.ts';
import { type Currency, formatMoney, type Money } from '#studio/shared/money.ts';
import type { MoneyOutcome } from '#studio/shared/money-outcome.ts';
import { sessionFeeMessages } from './session-fee.messages.ts';

export type FeeKind = 'late' | 'no-show';

export interface SessionFee {
  kind: FeeKind;
  amount: Money;
}

/** Per cent of the price, agreed when it was booked; 0: none. */
export interface FeeTerms {
  lateFeePercent: number;
  noShowFeePercent: number;
}

export interface FeeFacts extends FeeTerms {
  coveredBy: CoveredBy | null;
  prices: Partial<Record<Currency, number>>;
  noticeHours: number;
  state: ClaimState;
  start: Temporal.Instant;
  noShowAt: Temporal.Instant | null;
  cancelledByPersonAt: Temporal.Instant | null;
  /** That of the whole session stays to be paid. */
  isInvoiced: boolean;
}

/** Null: none was agreed, or the price is not known. */
export function feeAmount(prices: FeeFacts['prices'], percent: number): Money | null {
  const price = kronerOf(prices);
  const amountMinor = Math.round(((price?.amountMinor ?? 0) * percent) / 100);
  return amountMinor > 0 ? { amountMinor, currency: 'DKK' } : null;
}

/** What can be charged. Of a session that was paid beforehand, by money, gift card or credit, the payment is kept instead. */
export function sessionFee(booking: FeeFacts): SessionFee | null {
  const { coveredBy, isInvoiced, prices } = booking;
  const kind = coveredBy === 'at-session' && !isInvoiced ? kindOf(booking) : null;
  if (!kind) return null;
  const amount = feeAmount(prices, kind === 'late' ? booking.lateFeePercent : booking.noShowFeePercent);
  return amount && { kind, amount };
}

function kindOf({ state, noShowAt, cancelledByPersonAt, start, noticeHours }: FeeFacts): FeeKind | null {
  if (state === 'booked') return noShowAt ? 'no-show' : null;
  if (state !== 'cancelled' || !cancelledByPersonAt) return null;
  return isLateAt(cancelledByPersonAt, start, noticeHours) ? 'late' : null;
}

/** Of a cancellation by the student. */
export function withAgreedFee(
  money: MoneyOutcome,
  booking: Pick<FeeFacts, 'prices' | 'noticeHours' | 'lateFeePercent'> & { covered_by: CoveredBy | null },
  { start, at }: { start: Temporal.Instant; at: Temporal.Instant },
): MoneyOutcome {
  const isCharged = money.kind === 'nothing-paid' && booking.covered_by === 'at-session';
  if (!isCharged || !isLateAt(at, start, booking.noticeHours)) return money;
  const amount = feeAmount(booking.prices, booking.lateFeePercent);
  return amount ? { kind: 'fee-agreed', amount } : money;
}

/** The sentence before booking, in emails and on the booking; null: no fee. */
export function feesSentence(
  { prices, noticeHours, ...terms }: FeeTerms & Pick<FeeFacts, 'prices' | 'noticeHours'>,
  language: Language,
): string | null {
  const words = sessionFeeMessages[language];
  const text = (percent: number) => {
    const amount = feeAmount(prices, percent);
    return amount && formatMoney(amount, language);
  };
  const noShow = text(terms.noShowFeePercent);
  const late = noticeHours > 0 ? text(terms.lateFeePercent) : null;
  if (!late) return noShow && words.noShow(noShow);
  if (!noShow) return words.late(noticeHours, late);
  return late === noShow ? words.either(noticeHours, late) : words.both(noticeHours, { late, noShow });
}
