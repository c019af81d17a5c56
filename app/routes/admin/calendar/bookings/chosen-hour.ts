import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { isoInstant } from '#studio/shared/time/instant-text.ts';
import { clockText, dayText } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';

interface HourFields {
  day: string;
  time: string;
}

/** `?day=&time=` of the calendar, or `?requested=<instant>` of a reschedule request; null: absent or invalid. */
export function chosenHour(params: URLSearchParams): HourFields | null {
  const requested = isoInstant.safeParse(params.get('requested') ?? '');
  if (requested.success) return hourFields(requested.data);
  const day = dayText.safeParse(params.get('day') ?? '');
  const time = clockText.safeParse(params.get('time') ?? '');
  if (!day.success || !time.success) return null;
  return { day: day.data.toString(), time: time.data.toString({ smallestUnit: 'minute' }) };
}

export type HourToRestore = HourFields & { when: string };

/** `?from=<instant>`: where a booking was before it was rescheduled; null: past, or it can no longer be moved. */
export function hourToRestore(
  {
    booking,
    from,
    now,
  }: { booking: { state: string; seen: string }; from: string | null; now: Temporal.Instant },
  language: Language,
): HourToRestore | null {
  const before = isoInstant.safeParse(from ?? '');
  if (!before.success || booking.state !== 'to-come') return null;
  const start = before.data;
  if (Temporal.Instant.compare(start, now) <= 0 || start.toString() === booking.seen) return null;
  return { ...hourFields(start), when: formats[language].dayAndTime(start) };
}

function hourFields(instant: Temporal.Instant): HourFields {
  const start = instant.toZonedDateTimeISO(studioTimeZone);
  return {
    day: start.toPlainDate().toString(),
    time: start.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}
