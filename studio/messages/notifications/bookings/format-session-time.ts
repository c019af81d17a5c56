import { formatOtherZone, formatTime } from '#studio/shared/format-time.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';

export function formatSessionTime(
  hour: { start: Temporal.Instant; end: Temporal.Instant },
  { language, readerZone = null }: { language: Language; readerZone?: string | null },
): string {
  const local = formatTime(hour.start, { end: hour.end, zone: studioTimeZone, language });
  const other = formatOtherZone(hour.start, hour.end, {
    visitorZone: readerZone,
    language,
  });
  const line = `${local.date}, ${local.hours}`;
  if (!other) return line;
  return `${line} (${other.date === local.date ? '' : `${other.date}, `}${other.hours})`;
}
