import { firstHour, lastHour, type WeekBar } from '#app/ui/week-stave.tsx';
import type { OfferedDay } from '#studio/calendar/booking/slots.queries.ts';
import { daysAhead } from '#studio/calendar/slot.ts';
import { dayHeading, shortWeekday } from '#studio/calendar/slot-name.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import { whenView } from './when.ts';
import type { DayView, FormError } from './widget/model.ts';
import { widgetWords } from './widget.messages.ts';

/** Free times in the page's language, with the visitor's local time where it differs. */
export function daysView(
  days: readonly OfferedDay[],
  language: Language,
  timeZone: string | null,
): DayView[] {
  return days.map((day) => ({
    date: day.date,
    heading: day.heading,
    slots: day.slots.map(({ start, end, label, name, localLabel }) => ({
      start,
      end,
      label,
      name,
      localLabel,
      when: whenView(Temporal.Instant.from(start), {
        end: Temporal.Instant.from(end),
        language,
        visitorZone: timeZone,
      }),
    })),
  }));
}

/** Null: a slot is later than seven days, does not begin in one of the nine hours, or none is free. */
export function barsView(
  days: readonly OfferedDay[],
  { now, language }: { now: Temporal.Instant; language: Language },
): WeekBar[] | null {
  const starts = days.flatMap((day) => day.slots.map(({ start }) => inStudio(start)));
  if (starts.length === 0 || !starts.every(isOnStave)) return null;
  const words = widgetWords[language];
  const today = studioDay(now);
  const after = today.add({ days: daysAhead }).toString();
  if (days.some(({ date, slots }) => slots.length > 0 && date >= after)) return null;
  return Array.from({ length: daysAhead }, (_, offset) => {
    const day = today.add({ days: offset });
    const free = days.find(({ date }) => date === day.toString())?.slots.length ?? 0;
    return {
      date: day.toString(),
      weekday: shortWeekday(day, language),
      day: String(day.day),
      heading: dayHeading(day, language),
      count: free > 0 ? `${free} ${words.free}` : words.none,
    };
  });
}

/** The slot that was taken meanwhile, to be crossed out. Undefined: not an instant. */
export function takenView(start: string, language: Language): FormError['taken'] {
  if (Number.isNaN(Date.parse(start))) return undefined;
  const at = inStudio(new Date(start).toISOString());
  return { date: at.toPlainDate().toString(), label: formats[language].time(at) };
}

function inStudio(start: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(start).toZonedDateTimeISO(studioTimeZone);
}

function isOnStave({ hour }: Temporal.ZonedDateTime): boolean {
  return hour >= firstHour && hour <= lastHour;
}
