/* Also in the browser: without imports. */

export const calendarViews = ['day', 'week', 'month', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Of one day in a month; more are counted. */
export const mostInMonth = 3;

export function calendarHref(view: CalendarView, day: Temporal.PlainDate | string): string {
  return `/admin/bookings?${view}=${day}`;
}

export function gapHref({ date, from, to }: { date: string; from: number; to: number }): string {
  const text = (minute: number) =>
    `${String(Math.floor((minute % 1440) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return `/admin/bookings/time?${new URLSearchParams({ day: date, from: text(from), to: text(to) })}`;
}

/** The same gap from a later minute. */
export function gapHrefAt(href: string, minute: number): string {
  const [path, search] = href.split('?');
  const params = new URLSearchParams(search);
  const hour = String(Math.floor(minute / 60)).padStart(2, '0');
  params.set('from', `${hour}:${String(minute % 60).padStart(2, '0')}`);
  return `${path}?${params}`;
}
