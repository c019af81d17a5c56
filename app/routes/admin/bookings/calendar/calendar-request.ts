import { dayText } from '#studio/shared/studio-time.ts';
import { type CalendarRequest, calendarViews } from './calendar-view.ts';

/** `?day=`, `?week=`, `?month=` or `?agenda=`, each a date; the week of today when absent. */
export function calendarRequest(params: URLSearchParams, today: Temporal.PlainDate): CalendarRequest {
  const view = calendarViews.find((one) => params.has(one)) ?? 'week';
  const read = dayText.safeParse(params.get(view) ?? '');
  return { view, day: read.success ? read.data : today };
}
