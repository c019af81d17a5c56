import { daysOfVatPeriod, type VatPeriod, vatPeriodOf } from '#studio/money/figures/vat-period.ts';
import { startOfDay, studioDay } from '#studio/shared/time/studio-time.ts';

const months = 12;
const yearsToChoose = 6;

export interface Period {
  from: Temporal.Instant;
  until: Temporal.Instant;
}

export function endOfMonth(month: Temporal.PlainYearMonth): Temporal.Instant {
  return startOfDay(month.add({ months: 1 }).toPlainDate({ day: 1 }));
}

export function monthOf(at: Temporal.Instant): Temporal.PlainYearMonth {
  return studioDay(at).toPlainYearMonth();
}

/** '2026-11' as its first moment and the first of the next; null: no month. */
export function monthIn(text: string | null): Period | null {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(text ?? '')) return null;
  const month = Temporal.PlainYearMonth.from(text ?? '');
  return { from: startOfDay(month.toPlainDate({ day: 1 })), until: endOfMonth(month) };
}

/** '2026' as its first moment and that of the next year; null: not a year up to now. */
function yearIn(text: string | null, now: Temporal.Instant): Period | null {
  if (!/^20\d\d$/.test(text ?? '') || Number(text) > monthOf(now).year) return null;
  const first = Temporal.PlainDate.from({ year: Number(text), month: 1, day: 1 });
  return { from: startOfDay(first), until: startOfDay(first.add({ years: 1 })) };
}

/** A year, or the last twelve months with the current one. */
export function periodIn(text: string | null, now: Temporal.Instant): Period & { year: string | null } {
  const year = yearIn(text, now);
  if (year) return { ...year, year: text };
  const current = monthOf(now);
  const first = current.subtract({ months: months - 1 });
  return { from: startOfDay(first.toPlainDate({ day: 1 })), until: endOfMonth(current), year: null };
}

/** Months of the period, without future ones. */
export function monthsOf({ from, until }: Period, now: Temporal.Instant): Temporal.PlainYearMonth[] {
  const all: Temporal.PlainYearMonth[] = [];
  const { compare } = Temporal.PlainYearMonth;
  for (let month = monthOf(from); compare(month, monthOf(now)) <= 0; month = month.add({ months: 1 })) {
    if (Temporal.Instant.compare(endOfMonth(month), until) > 0) break;
    all.push(month);
  }
  return all;
}

/** From the current one back to that of the first receipt; at most six. */
export function yearsSince(since: Temporal.Instant | null, now: Temporal.Instant): string[] {
  const current = monthOf(now).year;
  const first = since ? monthOf(since).year : current;
  const count = Math.min(yearsToChoose, Math.max(1, current - first + 1));
  return Array.from({ length: count }, (_, back) => String(current - back));
}

export function rangeOfVatPeriod(vatPeriod: VatPeriod): Period {
  const { from, until } = daysOfVatPeriod(vatPeriod);
  return { from: startOfDay(from), until: startOfDay(until) };
}

/** The whole half-years, and so the whole quarters, that the period touches. */
export function wholeVatPeriods({ from, until }: Period): Period {
  const last = until.subtract({ seconds: 1 });
  const rangeAt = (at: Temporal.Instant) => rangeOfVatPeriod(vatPeriodOf(monthOf(at), 'half-year'));
  return { from: rangeAt(from).from, until: rangeAt(last).until };
}
