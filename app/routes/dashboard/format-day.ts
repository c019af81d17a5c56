import { formatDate } from '#studio/shared/format-time.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';

/** The studio's calendar day of a moment: 'Monday 23 November 2026'. */
export function formattedDay(at: Temporal.Instant, language: Language): string {
  return formatDate(at.toZonedDateTimeISO(studioTimeZone).toPlainDate(), language);
}
