import { studioTimeZone } from '#studio/shared/time-zone.ts';

const months = 12;

/** The first moment of the twelve months that the page shows. */
export function figuresSince(now: Temporal.Instant): Temporal.Instant {
  return now
    .toZonedDateTimeISO(studioTimeZone)
    .with({ day: 1 })
    .startOfDay()
    .subtract({ months: months - 1 })
    .toInstant();
}

/** '2026-11' as its first moment and the first of the next; null: no month. */
export function monthIn(text: string | null): { from: Temporal.Instant; until: Temporal.Instant } | null {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(text ?? '')) return null;
  const first = Temporal.PlainYearMonth.from(text ?? '').toPlainDate({ day: 1 });
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(studioTimeZone).toInstant();
  return { from: startOf(first), until: startOf(first.add({ months: 1 })) };
}
