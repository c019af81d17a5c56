import type { Language } from '#studio/shared/language.ts';

interface StartRange {
  first: Temporal.PlainTime;
  last: Temporal.PlainTime;
}

const mostRanges = 4;

/** Parses '9-17', '09:00–12:00, 14–17.30'. Empty: closed. Null: invalid, reversed or adjacent ranges. */
export function readHours(typed: string): StartRange[] | null {
  const parts = typed
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length > mostRanges) return null;
  const ranges: StartRange[] = [];
  for (const part of parts) {
    const read = /^(\d{1,2})(?:[:.](\d\d))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d\d))?$/.exec(part);
    const first = read && clockOf(read[1], read[2]);
    const last = read && clockOf(read[3], read[4]);
    if (!first || !last || Temporal.PlainTime.compare(first, last) > 0) return null;
    ranges.push({ first, last });
  }
  ranges.sort((a, b) => Temporal.PlainTime.compare(a.first, b.first));
  const touches = ranges.some(
    ({ first }, at) => at > 0 && Temporal.PlainTime.compare(first, ranges[at - 1]?.last ?? first) <= 0,
  );
  return touches ? null : ranges;
}

function clockOf(hour: string | undefined, minute: string | undefined): Temporal.PlainTime | null {
  const [hours, minutes] = [Number(hour), Number(minute ?? '0')];
  return hours < 24 && minutes < 60 ? new Temporal.PlainTime(hours, minutes) : null;
}

/** '09:00–12:00, 14:00–17:00' of one weekday, in Danish '09.00–12.00, 14.00–17.00'. */
export function startsText(
  rules: ReadonlyArray<{ weekday: number; first_start: string; last_start: string }>,
  weekday: number,
  language: Language,
): string {
  return rules
    .filter((rule) => rule.weekday === weekday)
    .toSorted((a, b) => a.first_start.localeCompare(b.first_start))
    .map(({ first_start, last_start }) => `${first_start.slice(0, 5)}–${last_start.slice(0, 5)}`)
    .map((hours) => (language === 'da' ? hours.replaceAll(':', '.') : hours))
    .join(', ');
}
