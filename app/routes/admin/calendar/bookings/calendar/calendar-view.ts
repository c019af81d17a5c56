import { dayText } from '#studio/shared/time/studio-time.ts';
import { type CalendarView, calendarHref, calendarViews } from './calendar-address.ts';

export interface CalendarRequest {
  view: CalendarView;
  day: Temporal.PlainDate;
}

export const agendaDays = 14;

/** `?day=`, `?week=`, `?month=` or `?agenda=`, each a date; the week of today when absent. */
export function calendarRequest(params: URLSearchParams, today: Temporal.PlainDate): CalendarRequest {
  const view = calendarViews.find((one) => params.has(one)) ?? 'week';
  const read = dayText.safeParse(params.get(view) ?? '');
  return { view, day: read.success ? read.data : today };
}

export function shownDays({ view, day }: CalendarRequest): {
  first: Temporal.PlainDate;
  last: Temporal.PlainDate;
} {
  if (view === 'day') return { first: day, last: day };
  if (view === 'agenda') return { first: day, last: day.add({ days: agendaDays - 1 }) };
  if (view === 'week') return { first: mondayOf(day), last: mondayOf(day).add({ days: 6 }) };
  const month = day.toPlainYearMonth();
  const first = mondayOf(month.toPlainDate({ day: 1 }));
  const last = mondayOf(month.toPlainDate({ day: month.daysInMonth })).add({ days: 6 });
  return { first, last };
}

const steps = {
  day: { days: 1 },
  week: { weeks: 1 },
  month: { months: 1 },
  agenda: { days: agendaDays },
} as const;

export function besides({ view, day }: CalendarRequest): { before: string; after: string } {
  const from = view === 'month' ? day.with({ day: 1 }) : day;
  return {
    before: calendarHref(view, from.subtract(steps[view])),
    after: calendarHref(view, from.add(steps[view])),
  };
}

export function mondayOf(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.subtract({ days: day.dayOfWeek - 1 });
}
