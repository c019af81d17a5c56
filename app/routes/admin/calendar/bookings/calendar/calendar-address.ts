/* Also in the browser: without imports. */

export const calendarViews = ['day', 'week', 'month', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

export const mostInMonth = 3;

export function calendarHref(view: CalendarView, day: Temporal.PlainDate | string): string {
  return `/admin/bookings?${view}=${day}`;
}

interface Stretch {
  /** ISO date. */
  date: string;
  /** Minutes since midnight. */
  from: number;
  to: number;
}

export function gapHref({ date, from, to }: Stretch): string {
  const params = { day: date, from: clockText(from), to: clockText(to) };
  return `/admin/bookings/time?${new URLSearchParams(params)}`;
}

/** A stretch whose length was chosen, too: a booking takes all of it. */
export function drawnHref(stretch: Stretch): string {
  return `${gapHref(stretch)}&length=${stretch.to - stretch.from}`;
}

/** The booking's page with the form to reschedule it to this time. */
export function moveHref(bookingHref: string, { date, from }: Pick<Stretch, 'date' | 'from'>): string {
  return `${bookingHref}?${new URLSearchParams({ day: date, time: clockText(from) })}`;
}

function clockText(minute: number): string {
  const hour = String(Math.floor((minute % 1440) / 60)).padStart(2, '0');
  return `${hour}:${String(minute % 60).padStart(2, '0')}`;
}

/** The same gap from a later minute. */
export function gapHrefAt(href: string, minute: number): string {
  const [path, search] = href.split('?');
  const params = new URLSearchParams(search);
  params.set('from', clockText(minute));
  return `${path}?${params}`;
}
