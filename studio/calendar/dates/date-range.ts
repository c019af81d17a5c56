import type { DateDay } from '#platform/db/schema/catalogue.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';

export function runsOf<Day extends Pick<DateDay, 'date'>>(days: readonly Day[]): Day[][] {
  const runs: Day[][] = [];
  for (const day of days.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const isNext = before && Temporal.PlainDate.from(before.date).add({ days: 1 }).toString() === day.date;
    if (run && isNext) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

const short = { day: 'numeric', month: 'short' } as const;
const shortFormats = {
  en: new Intl.DateTimeFormat('en-GB', short),
  da: new Intl.DateTimeFormat('da-DK', short),
};

/** 'Sat 10 Apr', '17–18 Apr', '27 Feb – 21 Mar'; with the year if it is not within the next eleven months. */
export function formatShortRange(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  today: Temporal.PlainDate,
  language: Language,
): string {
  const first = Temporal.PlainDate.from(startsOn);
  const last = Temporal.PlainDate.from(endsOn);
  const isSoon = Temporal.PlainDate.compare(last, today.add({ months: 11 })) < 0;
  const year = isSoon ? '' : ` ${last.year}`;
  if (first.equals(last)) return `${formats[language].shortWeekday(first)}${year}`;
  const end = `${shortFormats[language].format(last)}${year}`;
  if (first.year !== last.year || first.month !== last.month)
    return `${shortFormats[language].format(first)} – ${end}`;
  return `${first.day}${language === 'da' ? '.' : ''}–${end}`;
}

const locales = { en: 'en-GB', da: 'da-DK' } as const;

/** '14–18 January 2026', '27 February – 21 March 2027'; Danish '14.–18. januar 2026'. */
export function formatDateRange(startsOn: string, endsOn: string, language: Language): string {
  const first = Temporal.PlainDate.from(startsOn);
  const last = Temporal.PlainDate.from(endsOn);
  const end = formatRange(last, { language, withMonth: true, withYear: true });
  if (first.equals(last)) return end;
  const isSameYear = first.year === last.year;
  const isSameMonth = isSameYear && first.month === last.month;
  const start = formatRange(first, { language, withMonth: !isSameMonth, withYear: !isSameYear });
  return isSameMonth ? `${start}–${end}` : `${start} – ${end}`;
}

function formatRange(
  date: Temporal.PlainDate,
  { language, withMonth, withYear }: { language: Language; withMonth: boolean; withYear: boolean },
): string {
  const day = language === 'da' ? `${date.day}.` : String(date.day);
  const month = date.toLocaleString(locales[language], { month: 'long' });
  return [day, ...(withMonth ? [month] : []), ...(withYear ? [String(date.year)] : [])].join(' ');
}
