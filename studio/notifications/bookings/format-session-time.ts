import { formatOtherZone, formatTime } from '#studio/shared/format-time.ts';
import type { Language } from '#studio/shared/language.ts';

export function formatSessionTime(
  hour: { start: Temporal.Instant; end: Temporal.Instant },
  { zone, language, readerZone = null }: { zone: string; language: Language; readerZone?: string | null },
): string {
  const local = formatTime(hour.start, { end: hour.end, zone, language });
  const other = formatOtherZone(hour.start, hour.end, {
    studioZone: zone,
    visitorZone: readerZone,
    language,
  });
  const line = `${local.date}, ${local.hours}`;
  if (!other) return line;
  return `${line} (${other.date === local.date ? '' : `${other.date}, `}${other.hours})`;
}
