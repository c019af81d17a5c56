import type { DateDay } from '#platform/db/schema/catalogue.ts';
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
