import { isChecked, textOf } from '#app/web/forms/read-form.ts';
import { mostDays } from '#studio/dates/date-input.ts';
import type { DateOutcome } from '#studio/dates/schedule-date.ts';
import type { ConflictView } from '../bookings/describe-conflict.ts';
import type { DateFault, TypedDate } from './date-form.tsx';
import type { DatesTexts } from './dates.messages.ts';
import { emptyDays } from './empty-days.ts';

const moreRows = 4;

/** Shown again with its input. */
export interface DateResult {
  typed: TypedDate | null;
  fault: DateFault | null;
  clashes: ConflictView[];
}

/** Raw input by row. */
export function dateFromForm(form: FormData): TypedDate {
  const rows = Math.min(mostDays, Math.max(1, Number(textOf(form, 'rows')) || 1));
  const days = Array.from({ length: rows }, (_, at) => ({
    date: textOf(form, `day-${at}-date`),
    from: textOf(form, `day-${at}-from`),
    to: textOf(form, `day-${at}-to`),
  }));
  return {
    offerId: textOf(form, 'offerId'),
    days,
    capacity: textOf(form, 'capacity'),
    isOpen: isChecked(form, 'isOpen'),
    place: textOf(form, 'place'),
  };
}

export function withMoreDays(typed: TypedDate): TypedDate {
  const extraRows = Math.min(moreRows, mostDays - typed.days.length);
  return { ...typed, days: [...typed.days, ...emptyDays(extraRows)] };
}

/** The field that a refusal belongs to; null: none. */
export function faultOf(outcome: Extract<DateOutcome, { ok: false }>, words: DatesTexts): DateFault {
  const text = words.refusals[outcome.refusal];
  switch (outcome.refusal) {
    case 'bad-capacity':
      return { text, at: null, field: 'capacity' };
    case 'capacity-below-sold':
      return { text: words.belowSold(outcome.sold ?? 0), at: null, field: 'capacity' };
    case 'bad-place':
      return { text, at: null, field: 'place' };
    case 'bad-entry':
      return { text, at: null, field: 'offerId' };
    case 'no-days':
    case 'bad-day':
    case 'ends-before':
    case 'same-day':
    case 'too-many-days':
      return { text, at: outcome.at ?? null, field: 'days' };
    default:
      return { text, at: null, field: null };
  }
}
