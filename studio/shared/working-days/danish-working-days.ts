import { holidaysOf } from './danish-holidays.ts';

/** Neither a weekend nor a Danish holiday. */
export function isWorkingDay(day: Temporal.PlainDate): boolean {
  return day.dayOfWeek < 6 && !holidaysOf(day.year).some((holiday) => holiday.day.equals(day));
}

export function workingDaysAfter(day: Temporal.PlainDate, count: number): Temporal.PlainDate {
  let at = day;
  for (let left = count; left > 0; ) {
    at = at.add({ days: 1 });
    if (isWorkingDay(at)) left -= 1;
  }
  return at;
}
