import type { Language } from '#studio/shared/language.ts';

interface StartRange {
  first: Temporal.PlainTime;
  last: Temporal.PlainTime;
}

const mostRanges = 4;

/** Parses '9-17', '09:00–12:00, 14–17.30'. Empty: closed. Null: invalid, reversed or adjacent ranges. */
export function readHours(typed: string): StartRange[] | null {
  const timeOf = (minute: number) => new Temporal.PlainTime(Math.floor(minute / 60), minute % 60);
  return readStarts(typed)?.map(({ first, last }) => ({ first: timeOf(first), last: timeOf(last) })) ?? null;
}

/** The same in minutes since midnight, also in browsers without Temporal. */
export function readStarts(typed: string): Array<{ first: number; last: number }> | null {
  const parts = typed
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length > mostRanges) return null;
  const ranges: Array<{ first: number; last: number }> = [];
  for (const part of parts) {
    const read = /^(\d{1,2})(?:[:.](\d\d))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d\d))?$/.exec(part);
    const first = read && minuteOf(read[1], read[2]);
    const last = read && minuteOf(read[3], read[4]);
    if (first === null || last === null || first > last) return null;
    ranges.push({ first, last });
  }
  ranges.sort((a, b) => a.first - b.first);
  const touches = ranges.some(({ first }, at) => at > 0 && first <= (ranges[at - 1]?.last ?? -1));
  return touches ? null : ranges;
}

function minuteOf(hour: string | undefined, minute: string | undefined): number | null {
  const [hours, minutes] = [Number(hour), Number(minute ?? '0')];
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null;
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
