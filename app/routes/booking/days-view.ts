import type { OfferedDay } from '#studio/booking/slots.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { whenView } from './when.ts';
import type { DayView } from './widget/model.ts';

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
