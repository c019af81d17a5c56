import { formatOtherZone, formatTime } from '#studio/shared/format-time.ts';
import type { Language } from '#studio/shared/language.ts';

/**
 * An hour in one line: 'Monday 23 November 2026, 13:00 to 14:00, Copenhagen', and behind it, where it differs, what the
 * reader's own clock shows: '(07:00 to 08:00, New York)'.
 */
export function formatSessionTime(
  hour: { start: Temporal.Instant; end: Temporal.Instant },
  zone: string,
  language: Language,
  readerZone: string | null = null,
): string {
  const told = formatTime(hour.start, hour.end, zone, language);
  const other = formatOtherZone(hour.start, hour.end, zone, readerZone, language);
  const line = `${told.date}, ${told.hours}`;
  if (!other) return line;
  return `${line} (${other.date === told.date ? '' : `${other.date}, `}${other.hours})`;
}
