import { isChecked, textOf } from '#app/web/forms/read-form.ts';
import { mostDays, type TypedDay } from '#studio/calendar/dates/date-input.ts';
import type { DateOutcome } from '#studio/calendar/dates/schedule-date.ts';
import { dayText } from '#studio/shared/time/studio-time.ts';
import { readWhole } from '#studio/shared/whole-number.ts';
import type { ConflictView } from '../bookings/describe-conflict.ts';
import { type DateFault, mostWeeks, type TypedDate } from './date-form.tsx';
import type { DatesTexts } from './dates.messages.ts';
import { emptyDays } from './empty-days.ts';

const moreRows = 4;

export interface DateResult {
  typed: TypedDate | null;
  fault: DateFault | null;
  clashes: ConflictView[];
}

function weeksOf(form: FormData): number {
  const weeks = readWhole(textOf(form, 'weeks'), { from: 1, to: 999 }) ?? 1;
  return Math.min(weeks, mostWeeks);
}

/** Each day again in the following weeks; a row without a valid date stays as it is. */
export function repeatWeekly(days: readonly TypedDay[], weeks: number): TypedDay[] {
  if (weeks <= 1) return [...days];
  const repeated = days.flatMap((day) => {
    const first = dayText.safeParse(day.date);
    if (!first.success) return day.date.trim() === '' ? [] : [day];
    return Array.from({ length: weeks }, (_, at) => ({
      ...day,
      date: first.data.add({ weeks: at }).toString(),
    }));
  });
  return repeated.toSorted((a, b) => a.date.localeCompare(b.date));
}

export function dateFromForm(form: FormData): TypedDate {
  // As many as a form that is shown again can list: too many days are refused, and none is left out.
  const rows = Math.min(mostDays * mostWeeks, Math.max(1, Number(textOf(form, 'rows')) || 1));
  const days = Array.from({ length: rows }, (_, at) => ({
    date: textOf(form, `day-${at}-date`),
    from: textOf(form, `day-${at}-from`),
    to: textOf(form, `day-${at}-to`),
  }));
  return {
    offerId: textOf(form, 'offerId'),
    days: repeatWeekly(days, weeksOf(form)),
    weeks: 1,
    capacity: textOf(form, 'capacity'),
    isOpen: isChecked(form, 'isOpen'),
    place: textOf(form, 'place'),
  };
}

export function withMoreDays(typed: TypedDate): TypedDate {
  const extraRows = Math.max(0, Math.min(moreRows, mostDays - typed.days.length));
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
    case 'one-class':
      return { text, at: outcome.at ?? null, field: 'days' };
    default:
      return { text, at: null, field: null };
  }
}
