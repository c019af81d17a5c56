import { isoInstant } from '#studio/shared/instant-text.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';

/** `?wanted=<instant>`: the hour a student asked for, as the form that moves one has it; null: none, or no instant. */
export function wantedHour(text: string | null): { day: string; time: string } | null {
  const wanted = isoInstant.safeParse(text ?? '');
  if (!wanted.success) return null;
  const start = wanted.data.toZonedDateTimeISO(studioTimeZone);
  return {
    day: start.toPlainDate().toString(),
    time: start.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}
