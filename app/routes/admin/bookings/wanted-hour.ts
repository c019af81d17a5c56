import { isoInstant } from '#studio/shared/instant-text.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';

/** `?wanted=<instant>`: the start of a reschedule request as form values; null: absent or invalid. */
export function wantedHour(text: string | null): { day: string; time: string } | null {
  const wanted = isoInstant.safeParse(text ?? '');
  if (!wanted.success) return null;
  const start = wanted.data.toZonedDateTimeISO(studioTimeZone);
  return {
    day: start.toPlainDate().toString(),
    time: start.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}
